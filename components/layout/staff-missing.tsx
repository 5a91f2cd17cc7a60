import { StaffMessage } from './staff-message.tsx'

/** An address of ours under which there is nothing. */
export function StaffMissing() {
  return (
    <StaffMessage title="Oops! Page not found">
      <p>Esta página não existe ou saiu do ar.</p>
    </StaffMessage>
  )
}
