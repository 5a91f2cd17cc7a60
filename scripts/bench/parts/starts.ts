import { written } from '../numbers.ts'
import type { Part } from '../part.ts'

export const starts: Part = {
  name: 'starts',
  title: 'Início, até a primeira resposta saudável',
  async measure(bench) {
    const { firstStart, seconds } = await bench.house()
    return [
      ['Primeiro npm start, já compilado (cria banco e demonstração)', `${written(firstStart, 1)} s`],
      ['Segundo npm start', `${written(seconds, 1)} s`],
    ]
  },
}
