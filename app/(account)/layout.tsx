export { StaffFrame as default, staffMetadata as generateMetadata } from '../_staff/frame.tsx'

export const dynamic = 'force-dynamic'
