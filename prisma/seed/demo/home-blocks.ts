import { homePath } from '#lib/addresses/paths.ts'
import type { Sections } from '#lib/schemas/site/sections.ts'
import { db } from '#server/platform/db/db.ts'

const menu = [
  { label: 'Campina Grande', city: 'campina-grande-pb' },
  { label: 'Petrolina', city: 'petrolina-pe' },
  { label: 'Uberlândia', city: 'uberlandia-mg' },
  { label: 'Caxias do Sul', city: 'caxias-do-sul-rs' },
  { label: 'Santarém', city: 'santarem-pa' },
]

const sections: Sections['sections'] = [
  { name: 'Política', slug: 'politica', tags: ['Política', 'Cidade', 'Obras'] },
  { name: 'Economia', slug: 'economia', tags: ['Economia', 'Agro', 'Trabalho', 'Indústria'] },
  { name: 'Saúde', slug: 'saude', tags: ['Saúde', 'Dengue'] },
  { name: 'Ciência', slug: 'ciencia', tags: ['Ciência', 'Meio ambiente', 'Clima', 'Água'] },
  { name: 'Cultura', slug: 'cultura', tags: ['Cultura', 'Literatura', 'Música', 'Cinema', 'Teatro'] },
  { name: 'Esporte', slug: 'esporte', tags: ['Esporte', 'Futebol'] },
]

const cards = [
  {
    title: 'Notícias do São Francisco',
    description: 'Água, fruta e gente nas margens do rio em Petrolina.',
    linkUrl: homePath('petrolina-pe'),
  },
  {
    title: 'Amazônia de perto',
    description: 'Reportagens de Santarém sobre floresta, rio e cidade.',
    linkUrl: homePath('santarem-pa'),
  },
  {
    title: 'Campo e mercado',
    description: 'Safra, preço e pesquisa a partir de Dourados.',
    linkUrl: homePath('dourados-ms'),
  },
  {
    title: 'Assine o jornal',
    description: 'Reportagens exclusivas toda semana, por R$ 50 ao mês.',
    linkUrl: '/pricing',
  },
]

/** Stores the sections, the secondary menu and the section cards of the demonstration's home page. */
export async function seedHomeBlocks(): Promise<void> {
  await db().siteSetting.createMany({ data: [{ key: 'sections', value: { sections } }], skipDuplicates: true })
  await db().secondaryMenuItem.createMany({
    data: menu.map(({ label, city }, displayOrder) => ({ label, url: homePath(city), displayOrder })),
  })
  await db().sectionCard.createMany({ data: cards.map((card, displayOrder) => ({ ...card, displayOrder })) })
}
