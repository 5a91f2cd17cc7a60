import type { Identity } from '../../schemas/site/site-settings.ts'
import { escapeHtml } from '../../text/html.ts'
import { gapsIn } from './site-page-gaps.ts'
import { type SitePageSlug, sitePageSlugs } from './site-pages.ts'

/** The gaps of the default texts that the newspaper's identity fills. */
const identityGaps = {
  'razão social': 'companyName',
  CNPJ: 'cnpj',
  'endereço da sede': 'address',
  'e-mail da redação': 'email',
  'telefone da redação': 'phone',
} as const satisfies Record<string, keyof Identity>

/** Whether a gap of a default text is filled by the newspaper's identity, on the screen Admin → Jornal. */
export const isIdentityGap = (gap: string): boolean => Object.hasOwn(identityGaps, gap)

/** The default text of an institutional page with the facts of the newspaper's identity; gaps for what the identity lacks. */
export function defaultText(slug: SitePageSlug, identity: Identity): string {
  return Object.entries(identityGaps).reduce(
    (text, [gap, field]) => (identity[field] ? text.replaceAll(`[${gap}]`, () => escapeText(identity[field])) : text),
    sitePageTexts[slug],
  )
}

/** Escapes a fact for HTML. Brackets too: a fact is no gap. */
const escapeText = (text: string) => escapeHtml(text).replace(/[[\]]/g, bracket => `&#${bracket.charCodeAt(0)};`)

/**
 * The institutional pages without gaps, in their order. `written` has the masters' own texts; null stands for a text without brackets.
 */
export const completePages = (
  identity: Identity,
  written: Partial<Record<SitePageSlug, string | null>>,
): SitePageSlug[] =>
  sitePageSlugs.filter(
    slug => gapsIn(slug in written ? (written[slug] ?? '') : defaultText(slug, identity)).length === 0,
  )

/**
 * The default texts of the institutional pages, until a master writes them. They are true of this software as delivered, with brackets for
 * facts of the newsroom. HTML as the editor makes it.
 */
export const sitePageTexts: Record<SitePageSlug, string> = {
  'quem-somos': `
<p>Somos um jornal digital de notícias locais. Contamos o que muda na cidade, no campo e na vida de quem mora longe das capitais, com repórteres que conhecem as ruas de que falam.</p>
<h2>De onde falamos</h2>
<p>[Conte aqui quando e onde o jornal nasceu, que cidades cobre e quem o fundou.]</p>
<h2>Como nos sustentamos</h2>
<p>As notícias públicas são gratuitas. O jornal vive das assinaturas, que abrem as reportagens exclusivas, e de publicidade, sempre identificada com a palavra “Publicidade”. Anunciantes não leem reportagens antes da publicação nem decidem o que sai.</p>
<h2>Quem responde</h2>
<p>A equipe está no <a href="/expediente">expediente</a>, e o que guia as nossas decisões, nos <a href="/principios-editoriais">princípios editoriais</a>. Quando erramos, corrigimos à vista de todos em <a href="/erramos">Erramos</a>.</p>`,
  expediente: `
<h2>Empresa responsável</h2>
<p>[razão social], CNPJ [CNPJ]</p><p>[endereço da sede]</p>
<h2>Direção</h2>
<ul><li>Direção-geral: [nome da direção-geral]</li><li>Jornalista responsável: [nome e registro do jornalista responsável]</li></ul>
<h2>Redação</h2>
<ul><li>Edição: [nomes da edição]</li><li>Reportagem: [nomes da reportagem]</li><li>Fotografia e imagem: [nomes da fotografia]</li></ul>
<h2>Assinaturas e publicidade</h2>
<p>Assinantes e anunciantes são atendidos em [e-mail da redação].</p>
<h2>Encarregado pelos dados pessoais</h2>
<p>[nome do encarregado, como pede o artigo 41 da LGPD], que atende em [e-mail da redação].</p>`,
  'principios-editoriais': `
<p>Estes princípios valem para tudo o que publicamos e para todos que assinam textos aqui.</p>
<h2>Apuração</h2>
<p>Publicamos o que confirmamos. Números têm fonte, documentos são lidos por inteiro e uma acusação só sai depois de ouvirmos quem é acusado, com tempo para responder. Quando alguém não responde, dizemos que procuramos e como.</p>
<h2>Independência</h2>
<p>Governos, empresas, anunciantes e donos não decidem pauta, título ou data. Quem tem interesse pessoal em um assunto não escreve nem edita sobre ele. Conteúdo pago é sempre identificado como publicidade.</p>
<h2>Fontes</h2>
<p>Preferimos fontes que se identificam. O anonimato é exceção, decidida por um editor, quando a informação interessa ao público e identificar-se põe a pessoa em risco.</p>
<h2>Pessoas</h2>
<p>Tratamos com respeito quem aparece nas notícias. Protegemos crianças e adolescentes, vítimas de violência e pessoas em luto. Suspeitos são suspeitos até a Justiça decidir.</p>
<h2>Imagens e inteligência artificial</h2>
<p>Fotos e ilustrações têm crédito e descrição. Não alteramos o que uma foto mostra. Ferramentas automáticas ajudam a revisar textos; quem apura, escreve, edita e responde são pessoas.</p>
<h2>Correções</h2>
<p>Quando erramos, dizemos que erramos e corrigimos: veja a <a href="/politica-de-correcoes">política de correções</a>.</p>`,
  'politica-de-correcoes': `
<p>Todo jornal erra. O que distingue um bom jornal é corrigir depressa, com clareza e à vista de todos.</p>
<h2>Como corrigimos</h2>
<p>Quando um erro muda a informação, arrumamos o texto e publicamos, no fim do artigo, uma correção com data que diz o que saiu errado e o que é certo. A data de atualização do artigo muda junto. Todas as correções ficam reunidas em <a href="/erramos">Erramos</a>.</p>
<ul><li>Informação errada</li><li>Nome ou cargo</li><li>Número ou data</li><li>Declaração</li><li>Imagem ou legenda</li><li>Esclarecimento, quando o texto estava certo e deixava dúvida</li></ul>
<p>Erros de digitação que não mudam o sentido são arrumados sem nota.</p>
<h2>O que não fazemos</h2>
<p>Não apagamos em silêncio o que publicamos. Um artigo só sai do ar por decisão de um editor, em casos graves, e o endereço dele passa a dizer que o conteúdo foi removido.</p>
<h2>Como comunicar um erro</h2>
<p>No fim de cada artigo há o formulário “Viu um erro? Comunique à redação”. Não é preciso ter conta nem informar o e-mail. Editores leem todos os avisos. Para pedidos de resposta, use os canais da página de <a href="/contato">contato</a>.</p>`,
  privacidade: `
<p>Esta política explica que dados pessoais este site trata, para quê e por quanto tempo, de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018).</p>
<h2>Quem responde pelos dados</h2>
<p>O controlador é [razão social], CNPJ [CNPJ]. O encarregado pelos dados pessoais é [nome do encarregado], que atende em [e-mail da redação].</p>
<h2>Ler o site sem conta</h2>
<p>Para ler, não é preciso ter conta. O servidor recebe o endereço de rede e a identificação do navegador, como em qualquer site. Contamos quantas vezes um artigo foi lido com uma marca que não permite voltar ao endereço de quem leu e que é apagada depois. Limites contra abuso guardam o endereço de rede por minutos ou horas.</p>
<h2>Conta e assinatura</h2>
<p>Quem cria uma conta informa nome e e-mail; a senha é guardada de forma que ninguém, nem a redação, consegue lê-la. De quem assina, guardamos o plano, a situação e as datas. Dados de cartão ficam só com o provedor de pagamento. A base legal é a execução do contrato.</p>
<h2>Avisos de erro</h2>
<p>O formulário “Comunicar erro” guarda a mensagem e, se você quiser resposta, o seu e-mail, usado só para responder. O e-mail é apagado 90 dias depois de o aviso ser encerrado e, em qualquer caso, um ano depois do envio. A base legal é o legítimo interesse em corrigir o que publicamos.</p>
<h2>Cookies</h2>
<p>A página de <a href="/privacidade/cookies">privacidade e cookies</a> diz, um por um, o que este site guarda no seu navegador, para quê e por quanto tempo. Medição e publicidade de outras empresas só são carregadas se você aceitar. Você pode mudar a escolha a qualquer momento pelo rodapé.</p>
<h2>Com quem compartilhamos</h2>
<p>Com provedores de hospedagem, e-mail e pagamento, só o necessário para cada serviço: [liste os provedores e os países onde eles guardam dados].</p>
<h2>Seus direitos</h2>
<p>Você pode confirmar se tratamos dados seus, acessá-los, corrigi-los, levá-los a outro serviço, pedir que sejam apagados e retirar consentimentos. Quem tem conta faz isso em Configurações, Privacidade: baixa uma cópia de tudo, pede correções e exclui a conta, que é apagada 14 dias depois. Quem não tem conta escreve ao encarregado. Respondemos em até 15 dias, e as cópias de segurança com dados apagados vencem em até 28. Se a resposta não bastar, procure a Autoridade Nacional de Proteção de Dados (ANPD).</p>`,
  termos: `
<p>Ao usar este site, você concorda com estes termos.</p>
<h2>O conteúdo</h2>
<p>Textos, fotos e ilustrações pertencem ao jornal ou a quem os cedeu. Você pode ler, compartilhar o endereço e citar trechos com crédito e link. Para republicar por inteiro, peça autorização na página de <a href="/contato">contato</a>.</p>
<h2>Sua conta</h2>
<p>A conta é pessoal. Cuide da senha e avise se alguém a usar sem sua permissão: em Configurações você encerra o acesso de outros aparelhos.</p>
<h2>Assinatura</h2>
<p>A assinatura abre as reportagens exclusivas e é cobrada por mês. Você pode desistir em até 7 dias da contratação e receber o valor de volta, como garante o artigo 49 do Código de Defesa do Consumidor. Depois, pode cancelar quando quiser e continua a ler até o fim do período pago. O preço está na página de <a href="/pricing">planos</a>.</p>
<h2>O que não é permitido</h2>
<p>Não tente contornar o acesso pago, sobrecarregar o site, enviar conteúdo ilegal pelos formulários ou usar o nome do jornal como se falasse por ele.</p>
<h2>Mudanças e foro</h2>
<p>Mudanças importantes nestes termos são anunciadas nesta página, com data. Vale a lei brasileira, e fica eleito o foro de [comarca], sem prejuízo do foro do domicílio do consumidor.</p>`,
  contato: `
<h2>Redação</h2>
<p>Sugestões de pauta, denúncias e pedidos de resposta: [e-mail da redação] ou [telefone da redação].</p>
<h2>Erros</h2>
<p>Viu um erro em um artigo? Use o formulário no fim do próprio texto: ele chega direto aos editores. As correções estão em <a href="/erramos">Erramos</a>.</p>
<h2>Assinaturas</h2>
<p>Dúvidas sobre pagamento e acesso: [e-mail da redação].</p>
<h2>Publicidade</h2>
<p>Para anunciar: [e-mail da redação].</p>
<h2>Endereço</h2>
<p>[endereço da sede]</p>`,
}
