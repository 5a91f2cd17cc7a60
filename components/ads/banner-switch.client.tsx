'use client'

import { Button } from '@radix-ui/themes'
import { useAct } from '#components/ui/use-act.client.tsx'
import type { Act } from '#lib/outcome.ts'
import type { SwitchBannerInput } from '#lib/schemas/site/banner.ts'

interface BannerSwitchProps {
  id: string
  name: string
  active: boolean
  toggle: Act<SwitchBannerInput>
}

/** Takes a banner off the pages, or puts it back. */
export function BannerSwitch({ id, name, active, toggle }: BannerSwitchProps) {
  const said = active ? 'Banner desligado.' : 'Banner ligado.'
  const { busy, run } = useAct(toggle, said, 'Não foi possível mudar o banner.')
  const word = active ? 'Desligar' : 'Ligar'
  return (
    <Button
      type="button"
      variant="soft"
      color="gray"
      disabled={busy}
      aria-label={`${word} ${name}`}
      onClick={() => run({ id, active: !active })}
    >
      {word}
    </Button>
  )
}
