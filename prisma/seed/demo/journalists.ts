import type { JournalistKey } from './demo-article.ts'

/** The journalists of the demonstration, all invented. Their portraits are in `pictures/journalists/`, by key. */
export const journalists: Record<JournalistKey, { name: string; bio: string }> = {
  helena: {
    name: 'Helena Duarte',
    bio: 'Cobre prefeituras e câmaras municipais há quase três décadas. Começou no rádio, em Montes Claros, e guarda o hábito de ler o orçamento linha por linha. Escreve sobre cidade, contas públicas e as decisões que mudam a vida de quem mora longe do centro.',
  },
  rafael: {
    name: 'Rafael Nogueira',
    bio: 'Filho de feirantes, aprendeu economia atrás de uma banca de laranja. Acompanha safras, fretes, preços e empregos no interior, da lavoura à gôndola. Prefere a porteira ao gabinete e desconfia de todo número que chega redondo demais.',
  },
  joana: {
    name: 'Joana Tapajós',
    bio: 'Nascida à beira do rio, em Santarém, é jornalista e bióloga. Escreve sobre ambiente, clima e ciência com a convicção de que ribeirinhos, agricultores e povos indígenas também são especialistas. Viaja com caderno impermeável e rede na mochila.',
  },
  thiago: {
    name: 'Thiago Sampaio',
    bio: 'Foi lateral-direito de várzea antes de trocar a chuteira pelo bloco de anotações. Cobre esporte, trânsito e segurança, da final no campo de terra ao cruzamento que ninguém sinaliza. Gosta de ouvir quem assiste ao jogo do alambrado.',
  },
  beatriz: {
    name: 'Beatriz Lins',
    bio: 'Repórter de cultura e comportamento, coleciona folhetos de cordel, programas de teatro e histórias contadas na cozinha. Mestre em letras, já passou por biblioteca pública e rádio comunitária. Procura, em cada festa, quem costura a fantasia.',
  },
  marcos: {
    name: 'Marcos Vieira',
    bio: 'Há mais de trinta anos entra em escolas, postos de saúde e hospitais para contar o que funciona e o que falta. Foi professor de história e coordenou suplementos para estudantes. Ainda revisa os próprios textos em voz alta, de lápis na mão.',
  },
}
