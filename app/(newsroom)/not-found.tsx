import { StaffMissing } from '#components/layout/staff-missing.tsx'

export default function NotFound() {
  return <StaffMissing back={{ path: '/dashboard', label: 'Voltar ao painel' }} />
}
