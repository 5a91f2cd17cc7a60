import { Button } from '@radix-ui/themes'
import { StaffMessage } from './staff-message.tsx'

/** The 404 screen of staff addresses, within the frame: the row of a list that is not there. */
export function StaffMissing({ back }: { back?: { path: string; label: string } }) {
  return (
    <StaffMessage
      title="Não encontramos isto"
      action={
        back && (
          <Button asChild size="3">
            <a href={back.path}>{back.label}</a>
          </Button>
        )
      }
    >
      <p>O que este endereço mostrava foi excluído, ou o endereço está incompleto.</p>
    </StaffMessage>
  )
}
