import { Button, Callout } from '@radix-ui/themes'

interface ReturnedProps {
  shown: boolean
  /** What is done with the form's words. */
  verb: 'enviou' | 'salvou'
  onDiscard: () => void
}

/** Says in a small form that what was left in it is back, and lets it go. */
export function Returned({ shown, verb, onDiscard }: ReturnedProps) {
  return (
    // Stands empty until then: what comes into it is read out.
    <div role="status" className="contents">
      {shown && (
        <Callout.Root color="amber" size="1" className="flex! flex-wrap items-center justify-between">
          <Callout.Text>O que você preencheu aqui e não {verb} está de volta.</Callout.Text>
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            onClick={event => {
              // The button goes, and with it the keyboard's place.
              event.currentTarget.form
                ?.querySelector<HTMLElement>('input:not([type=hidden], [aria-hidden=true]), textarea')
                ?.focus()
              onDiscard()
            }}
          >
            Descartar
          </Button>
        </Callout.Root>
      )}
    </div>
  )
}
