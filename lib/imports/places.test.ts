import { describe, expect, test } from 'vitest'
import { findPlace, gazetteerOf } from './places.ts'

const gazetteer = gazetteerOf([
  { path: 'caruaru-pe', name: 'Caruaru', state: 'PE', population: 378_000 },
  { path: 'petrolina-pe', name: 'Petrolina', state: 'PE', population: 387_000 },
  { path: 'natal-rn', name: 'Natal', state: 'RN', population: 751_000 },
  { path: 'recife-pe', name: 'Recife', state: 'PE', population: 1_488_000 },
  { path: 'bom-jesus-pi', name: 'Bom Jesus', state: 'PI', population: 28_000 },
  { path: 'bom-jesus-rs', name: 'Bom Jesus', state: 'RS', population: 12_000 },
  { path: 'campo-grande-ms', name: 'Campo Grande', state: 'MS', population: 898_000 },
  { path: 'campo-grande-al', name: 'Campo Grande', state: 'AL', population: 9_000 },
  { path: 'santos-sp', name: 'Santos', state: 'SP', population: 418_000 },
  { path: 'sao-joao-del-rei-mg', name: 'São João del-Rei', state: 'MG', population: 90_000 },
  { path: 'sao-joao-pe', name: 'São João', state: 'PE', population: 22_000 },
  { path: 'joao-pessoa-pb', name: 'João Pessoa', state: 'PB', population: 833_000 },
])
const find = (own: Partial<Parameters<typeof findPlace>[0]>) =>
  findPlace({ categories: [], tags: [], title: '', text: '', ...own }, gazetteer)

describe('a category or a tag that is a city wins', () => {
  test.each([
    [{ categories: ['Caruaru'], title: 'Chuva em Petrolina', text: 'Em Petrolina, choveu.' }, 'caruaru-pe'],
    [{ tags: ['petrolina'] }, 'petrolina-pe'],
    [{ tags: ['Bom Jesus (PI)'] }, 'bom-jesus-pi'],
    [{ categories: ['Campo Grande'] }, 'campo-grande-ms'],
    [{ categories: ['Natal'] }, null],
    [{ categories: ['Natal'], text: 'A prefeitura em Natal abriu inscrições.' }, 'natal-rn'],
  ])('%j', (own, path) => expect(find(own)).toBe(path))
})

describe('a city with its state', () => {
  test.each([
    ['Natal (RN)', 'natal-rn'],
    ['Bom Jesus, Rio Grande do Sul,', 'bom-jesus-rs'],
    ['São João del-Rei (MG)', 'sao-joao-del-rei-mg'],
  ])('%s', (name, path) => expect(find({ text: `Moradores de ${name} esperam a obra.` })).toBe(path))
})

describe('a name alone', () => {
  test.each([
    ['Chuva castiga Caruaru', '', 'caruaru-pe'],
    ['', 'O time de Caruaru perdeu.', null],
    ['O Natal das crianças', 'A ceia de Natal custa mais caro neste Natal.', null],
    ['', 'João Santos disse que Santos jogou bem.', null],
    ['', 'Na Avenida Recife, o trânsito parou. A Avenida Recife é longa.', null],
  ])('title “%s”, text “%s”', (title, text, path) => expect(find({ title, text })).toBe(path))
})
