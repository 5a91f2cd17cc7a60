import { StaffMessage } from './staff-message.tsx'

/** The 404 screen of staff addresses. */
export function StaffMissing() {
  return (
    <StaffMessage title="Oops! Page not found">
      <p>Esta página não existe ou saiu do ar.</p>
    </StaffMessage>
  )
}
