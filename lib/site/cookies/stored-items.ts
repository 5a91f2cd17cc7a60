/** Something that this site stores in a browser, as the page about cookies names it. */
export interface StoredItem {
  /** Its name on HTTP. A final `…` stands for any end. */
  name: string
  /** The prefix of a cookie's name on HTTPS. */
  prefix?: '__Host-' | '__Secure-'
  /** A cookie, which the browser sends to the server, or an item of `localStorage` or of one tab's `sessionStorage`, which stays in the browser. */
  kind: 'cookie' | 'local' | 'session'
  purpose: string
  life: string
}

/**
 * Everything that this site stores. A test follows visitors, readers and staff through the site and compares: an item of a browser that is not
 * here fails it, and so does an item here that no browser had.
 */
export const storedItems: readonly StoredItem[] = [
  { name: 'consent', kind: 'cookie', purpose: 'Guarda a escolha feita nesta página.', life: '180 dias' },
  { name: 'notice', kind: 'cookie', purpose: 'Leva um aviso à página seguinte.', life: '30 segundos' },
  {
    name: 'scheme',
    kind: 'cookie',
    purpose: 'Guarda a escolha entre modo claro e escuro, se você fizer uma.',
    life: '1 ano',
  },
  {
    name: 'next-auth.session-token',
    prefix: '__Secure-',
    kind: 'cookie',
    purpose: 'Mantém você conectado à sua conta.',
    life: 'até você sair, 30 dias sem uso ou 180 dias no total',
  },
  {
    name: 'next-auth.csrf-token',
    prefix: '__Host-',
    kind: 'cookie',
    purpose: 'Impede que outro site entre em uma conta em seu nome.',
    life: 'até você fechar o navegador',
  },
  {
    name: 'next-auth.callback-url',
    prefix: '__Secure-',
    kind: 'cookie',
    purpose: 'Lembra a página de onde você veio enquanto entra na conta.',
    life: 'até você fechar o navegador',
  },
  {
    name: 'gift',
    kind: 'cookie',
    purpose:
      'Abre neste navegador um texto que um assinante deu de presente a você. Vai só para a página desse presente.',
    life: 'até o fim do presente, 30 dias no máximo',
  },
  {
    name: 'device',
    kind: 'cookie',
    purpose:
      'Lembra que este navegador já entrou em uma conta, para que estranhos que erram a senha não bloqueiem o seu acesso.',
    life: '90 dias',
  },
  {
    name: 'code',
    kind: 'cookie',
    purpose: 'Lembra que foi este navegador que pediu um código para entrar, para que o código não valha em outro.',
    life: '10 minutos',
  },
  {
    name: 'ceremony',
    kind: 'cookie',
    purpose: 'Liga a este navegador uma entrada por outro site, como o Google, enquanto ela acontece.',
    life: '10 minutos, ou até ela terminar',
  },
  {
    name: 'passkey',
    kind: 'cookie',
    purpose: 'Liga o pedido de uma chave de acesso ao navegador que o fez.',
    life: '5 minutos',
  },
  {
    name: 'tus::…',
    kind: 'local',
    purpose: 'Na importação de artigos, lembra até onde um arquivo foi enviado, para o envio continuar.',
    life: 'até o envio terminar',
  },
  {
    name: 'text-size',
    kind: 'local',
    purpose: 'Lembra o tamanho de texto que você escolheu.',
    life: 'até você apagar',
  },
  {
    name: 'premium-text',
    kind: 'local',
    purpose: 'Lembra o texto premium de onde você foi para os planos, para voltar a ele depois de assinar.',
    life: '1 dia, ou até você voltar ao texto',
  },
  {
    name: 'journal:…',
    kind: 'local',
    purpose: 'Guarda o que a redação digita e ainda não foi salvo, para que nada se perca.',
    life: 'até ser salvo, no máximo 30 dias',
  },
  {
    name: 'candidatura:…',
    kind: 'session',
    purpose: 'Guarda o que você digita na candidatura a autor e ainda não enviou.',
    life: 'até você enviar ou fechar a aba',
  },
  {
    name: 'colunas:…',
    kind: 'local',
    purpose: 'Lembra as colunas que a redação escolheu ver em uma lista.',
    life: 'até você apagar',
  },
]

/** What another company may store once a reader allows it. No test can see it: tests ask nobody outside. */
export interface ForeignItem {
  company: string
  names: string
  purpose: string
  life: string
}

export const foreignItems: readonly ForeignItem[] = [
  {
    company: 'Google (doubleclick.net), só com a sua permissão para publicidade',
    names: 'IDE, test_cookie',
    purpose: 'Cookies que escolhem e medem os anúncios da rede.',
    life: 'a que o Google definir, hoje até 2 anos',
  },
  {
    company: 'YouTube (youtube-nocookie.com), só depois que você aciona um vídeo',
    names: 'yt-…',
    purpose: 'Armazenamento local do vídeo, como volume e qualidade.',
    life: 'a que o YouTube definir',
  },
  {
    company: 'X, Instagram e outros sites, só depois que você aciona uma publicação deles',
    names: 'os que esses sites escolhem',
    purpose: 'Mostrar a publicação. Ela fica isolada e não vê nada deste site.',
    life: 'a que cada um definir',
  },
]

/** An item's name on this site, which is on HTTPS (`secure`) or not. */
export const nameOn = ({ name, prefix }: StoredItem, secure: boolean): string =>
  secure && prefix ? prefix + name : name

/** The item of a kind that a name in a browser belongs to; undefined for an unknown one. Long session cookies are split into `.0`, `.1`. */
export const storedItemOf = (kind: StoredItem['kind'], found: string, secure: boolean): StoredItem | undefined =>
  storedItems.find(item => {
    const name = nameOn(item, secure)
    if (item.kind !== kind) return false
    return name.endsWith('…') ? found.startsWith(name.slice(0, -1)) : found.replace(/\.\d+$/, '') === name
  })
