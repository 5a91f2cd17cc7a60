/** The tabs of `/admin/banners`, by their name in the address. */
export const bannerTabs = {
  ativos: { state: 'running', label: 'No ar', empty: 'Nenhum banner no ar. Sem eles, os espaços não aparecem.' },
  programados: { state: 'planned', label: 'Programados', empty: 'Nenhum banner programado.' },
  encerrados: { state: 'ended', label: 'Encerrados', empty: 'Nenhum banner encerrado ou desligado.' },
} as const

export type BannerTab = keyof typeof bannerTabs

/** The tab in an address; the first for an unknown name. */
export const readBannerTab = (name: unknown): BannerTab =>
  typeof name === 'string' && Object.hasOwn(bannerTabs, name) ? (name as BannerTab) : 'ativos'

export const bannerPath = (id: string) => `/admin/banners/${id}`
export const newBannerPath = bannerPath('novo')
