import { z } from 'zod'

export const weekdays = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'] as const
export type Weekday = (typeof weekdays)[number]

/** The settings of the automatic editions and the welcome series. */
export const automaticFields = z.object({
  daily: z.boolean('Escolha se a edição diária sai'),
  weekly: z.boolean('Escolha se a edição semanal sai'),
  welcome: z.boolean('Escolha se as boas-vindas saem'),
  /** On the clock of each edition's city. */
  hour: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Informe a hora, como 06:30'),
  weekday: z.enum(weekdays, 'Escolha o dia da edição semanal'),
})
export type Automatic = z.output<typeof automaticFields>

export const saveAutomaticInput = automaticFields.safeExtend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: automaticFields.nullish(),
})
export type SaveAutomaticInput = z.output<typeof saveAutomaticInput>

/** The defaults: nothing is sent until a master switches it on. */
export const nothingAutomatic: Automatic = {
  daily: false,
  weekly: false,
  welcome: false,
  hour: '06:30',
  weekday: 'sexta',
}
