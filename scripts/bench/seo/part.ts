import { labelledDrafts } from '#tests/support/seo/drafts.ts'
import { scoreOf, slowestOf } from '#tests/support/seo/score.ts'
import { milliseconds, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

export const seo: Part = {
  name: 'seo',
  title: 'Validação SEO: o que um editor marcou nos rascunhos',
  async measure() {
    return (['tuning', 'test'] as const).flatMap((half): Row[] => {
      const drafts = labelledDrafts(half)
      const { precision, recall } = scoreOf(drafts)
      const of = half === 'tuning' ? 'para ajustar as regras' : 'que as regras não conhecem'
      return [
        [`Rascunhos ${of}`, written(drafts.length)],
        ['Precisão', `${written(precision, 3)} (meta: 0,95)`],
        ['Cobertura', `${written(recall, 3)} (meta: 0,80)`],
        ['Tempo de 5.000 caracteres, o pior de dez', `${milliseconds(slowestOf(drafts))} (meta: 200 ms)`],
      ]
    })
  },
}
