import { Callout } from '@radix-ui/themes'
import { demonstrationWords } from '#lib/subscriptions/trial.ts'

/** Stands on every screen of a payment that the demonstration's stand-ins take. */
export const DemonstrationNote = () => (
  <Callout.Root color="amber" size="1" role="note">
    <Callout.Text>{demonstrationWords}</Callout.Text>
  </Callout.Root>
)
