/** What a newspaper sets up before it serves readers, in the order in which a master does it. */
export const firstStepNames = [
  'identity',
  'mail',
  'backup',
  'people',
  'archive',
  'reaching',
  'pages',
  'article',
  'payments',
] as const
export type FirstStepName = (typeof firstStepNames)[number]

export interface FirstStep {
  name: FirstStepName
  done: boolean
}
