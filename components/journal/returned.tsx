import { Button, Callout } from '@radix-ui/themes'

interface ReturnedProps {
  shown: boolean
  /** The verb for sending this form. */
  verb?: 'enviou' | 'salvou'
  /** In place of the usual sentence. */
  text?: string
  onDiscard: () => void
}

/** The notice in a small form that its unsent text was restored, with a button to discard it. */
export function Returned({ shown, verb = 'salvou', text, onDiscard }: ReturnedProps) {
  return (
    // Rendered empty at first, so that screen readers announce the text that appears in it.
    <div role="status" className="contents">
      {shown && (
        <Callout.Root color="amber" size="1" className="flex! flex-wrap items-center justify-between">
          <Callout.Text>{text ?? `O que você preencheu aqui e não ${verb} está de volta.`}</Callout.Text>
          <Button
            type="button"
            size="1"
            variant="soft"
            color="gray"
            onClick={event => {
              // The button disappears, and the focus with it.
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
