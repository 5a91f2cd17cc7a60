import { makeGazetteer } from '#lib/analysis/places/gazetteer.ts'
import { scoreOf } from '#tests/support/analysis/score.ts'
import { labelledTexts } from '#tests/support/analysis/texts.ts'
import { municipalities } from '../../analysis/municipalities.ts'
import { milliseconds, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'

export const analysis: Part = {
  name: 'analysis',
  title: 'Análise de textos, sem conhecer o site: o que os rótulos confirmam',
  async measure() {
    const gazetteer = makeGazetteer(municipalities())
    return (['tuning', 'test'] as const).flatMap((half): Row[] => {
      const texts = labelledTexts(half)
      const score = scoreOf(texts, gazetteer)
      const of = half === 'tuning' ? 'para ajustar as regras' : 'que as regras não conhecem'
      return [
        [`Textos ${of}`, written(texts.length)],
        [
          'Cidades e estados: F1 (cidades; estados)',
          `${written(score.places, 3)} (${written(score.cities, 3)}; ${written(score.states, 3)}; meta: 0,95)`,
        ],
        ['Cidade principal certa', `${written(score.primary, 3)} (meta: 0,95)`],
        ['Nomes ambíguos certos', `${written(score.homonyms, 3)} (meta: 0,90)`],
        ['Etiquetas aceitas entre as cinco primeiras', `${written(score.tags, 2)} (meta: 4)`],
        ['Tempo por texto', `${milliseconds(score.time)} (meta: 50 ms)`],
      ]
    })
  },
}
