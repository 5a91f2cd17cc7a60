'use client'

import { Button } from '@radix-ui/themes'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { toast } from 'sonner'
import { forgetFailure, sayFailure, unreachable } from '#components/ui/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { SwitchBannerInput } from '#lib/schemas/banner.ts'

interface BannerSwitchProps {
  id: string
  name: string
  active: boolean
  toggle: Act<SwitchBannerInput>
}

/** Takes a banner off the pages, or puts it back. */
export function BannerSwitch({ id, name, active, toggle }: BannerSwitchProps) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    forgetFailure()
    setBusy(true)
    const outcome = await toggle({ id, active: !active }).catch(() => null)
    setBusy(false)
    const error = outcome ? outcome.serverError?.message : unreachable
    if (error) return sayFailure('Não foi possível mudar o banner.', error)
    toast.success(active ? 'Banner desligado.' : 'Banner ligado.')
    router.refresh()
  }
  const word = active ? 'Desligar' : 'Ligar'
  return (
    <Button type="button" variant="soft" color="gray" disabled={busy} aria-label={`${word} ${name}`} onClick={press}>
      {word}
    </Button>
  )
}
