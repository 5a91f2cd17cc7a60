export { StaffRoot as default, staffMetadata as metadata } from '../_staff/root.tsx'

export const dynamic = 'force-dynamic'
