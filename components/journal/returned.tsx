import { Button, Callout } from '@radix-ui/themes'

/** Says that what was left in a small form is back, and lets it go. */
export function Returned({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Callout.Root color="amber" size="1" role="status" className="flex! flex-wrap items-center justify-between">
      <Callout.Text>O que você escreveu aqui e não enviou está de volta.</Callout.Text>
      <Button type="button" size="1" variant="soft" color="gray" onClick={onDiscard}>
        Descartar
      </Button>
    </Callout.Root>
  )
}
