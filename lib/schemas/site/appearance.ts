import { z } from 'zod'
import { contrastOfAccent, leastContrast, nearestAccent, type schemes } from '../../site/appearance/accent.ts'
import { type Color, isColor } from '../../site/appearance/contrast.ts'
import { formatNote } from '../../text/format.ts'

const grounds = { light: 'o papel claro', dark: 'o papel escuro' } as const

/** An accent colour as typed; empty for the product's own. */
const accent = (scheme: (typeof schemes)[number]) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .superRefine((text, issue) => {
      if (text === '') return
      if (!isColor(text)) return issue.addIssue('Escreva a cor como #a3320b')
      const least = contrastOfAccent(text, scheme)
      if (least < leastContrast)
        issue.addIssue(
          `O contraste desta cor com ${grounds[scheme]} é ${formatNote(Math.floor(least * 10) / 10)}; o mínimo é 4,5. A mais próxima que serve é ${nearestAccent(text, scheme)}`,
        )
    })

/** The form of the newspaper's colours, and its stored value. */
export const appearanceFields = z.object({ light: accent('light'), dark: accent('dark') })
export type Appearance = z.output<typeof appearanceFields>

export const defaultAppearance: Appearance = { light: '', dark: '' }

export const saveAppearanceInput = appearanceFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: z.object({ light: z.string().max(7), dark: z.string().max(7) }).nullish(),
})
export type SaveAppearanceInput = z.output<typeof saveAppearanceInput>

const colorOf = (text: string): Color | null => (isColor(text) ? text : null)

/** The colours of a stored value. */
export const accentsOf = ({ light, dark }: Appearance) => ({ light: colorOf(light), dark: colorOf(dark) })
