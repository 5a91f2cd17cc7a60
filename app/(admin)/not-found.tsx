import { StaffMessage } from '#components/layout/staff-message.tsx'

/** An address of ours under which there is nothing. */
export default function NotFound() {
  return (
    <StaffMessage title="Oops! Page not found">
      <p>Esta página não existe ou saiu do ar.</p>
    </StaffMessage>
  )
}
