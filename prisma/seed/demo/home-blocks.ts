import { homePath } from '#lib/addresses/paths.ts'
import { db } from '#server/platform/db/db.ts'

const menu = [
  { label: 'Campina Grande', city: 'campina-grande-pb' },
  { label: 'Petrolina', city: 'petrolina-pe' },
  { label: 'Juazeiro do Norte', city: 'juazeiro-do-norte-ce' },
  { label: 'Uberlândia', city: 'uberlandia-mg' },
  { label: 'Ribeirão Preto', city: 'ribeirao-preto-sp' },
  { label: 'Londrina', city: 'londrina-pr' },
  { label: 'Chapecó', city: 'chapeco-sc' },
  { label: 'Caxias do Sul', city: 'caxias-do-sul-rs' },
  { label: 'Dourados', city: 'dourados-ms' },
  { label: 'Santarém', city: 'santarem-pa' },
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
    title: 'Assine o Portal',
    description: 'Reportagens exclusivas toda semana, por R$ 50 ao mês.',
    linkUrl: '/pricing',
  },
]

/** Stores the secondary menu and the section cards of the demonstration's home page. */
export async function seedHomeBlocks(): Promise<void> {
  await db().secondaryMenuItem.createMany({
    data: menu.map(({ label, city }, displayOrder) => ({ label, url: homePath(city), displayOrder })),
  })
  await db().sectionCard.createMany({ data: cards.map((card, displayOrder) => ({ ...card, displayOrder })) })
}
