import { z } from 'zod'

const address = (missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(1_000, { error: 'Endereço muito longo', abort: true })

/** A redirect as a master enters it. */
export const redirectFields = z.object({
  path: address('Informe o endereço antigo'),
  target: address('Informe o destino'),
})
export type RedirectFields = z.output<typeof redirectFields>

export const changeRedirectInput = z.object({ id: z.uuid('Endereço inválido'), fields: redirectFields })
export type ChangeRedirectInput = z.output<typeof changeRedirectInput>

export const tryAddressInput = z.object({ address: address('Informe um endereço') })
export type TryAddressInput = z.output<typeof tryAddressInput>
