export { StaffMissing as default } from '#components/layout/staff-missing.tsx'
