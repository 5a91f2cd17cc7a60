export { StaffRoot as default, staffMetadata as generateMetadata } from '../_staff/root.tsx'

export const dynamic = 'force-dynamic'
