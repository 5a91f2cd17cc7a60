import { fold } from './text/text.ts'

/** Words of common passwords, in Brazil and elsewhere. */
const words = new Set(
  `senha minhasenha suasenha novasenha senhanova password passwd pass passe acesso admin administrador administrator root user usuario
  login master teste test testing mudar mudarsenha trocar trocarsenha temp welcome bemvindo letmein changeme default padrao secret segredo
  qwerty qwertyui qwertyuiop qwert asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qwe abc abcd abcde abcdef abcdefg abcdefgh aaaaaa
  brasil brazil riodejaneiro saopaulo bahia minas flamengo corinthians palmeiras santos vasco gremio internacional cruzeiro atletico
  fluminense botafogo futebol football campeao penta hexa jesus jesuscristo cristo deus deusefiel deusemaior amem fe gratidao maria jose
  joao pedro paulo ana lucas gabriel mateus rafael felipe bruno rodrigo juliana fernanda camila amanda familia mamae papai filho filha
  amor meuamor teamo iloveyou love princesa princess gatinha gatinho lindo linda vida feliz felicidade sucesso vitoria saudade amizade
  dragon monkey shadow superman batman naruto pokemon starwars sunshine football baseball soccer hello freedom whatever ninja mustang
  google facebook instagram youtube whatsapp internet computador computer notebook samsung iphone android windows microsoft
  empresa escola trabalho casa carro janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro verao inverno
  jornal jornalista redacao noticias`.split(/\s+/),
)

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}
const withoutLookalikes = (text: string) => text.replace(/[013457@$]/g, sign => lookalikes[sign] ?? sign)

/** A common word with more digits or signs than these around it is accepted. */
const maxExtraCharacters = 5

/**
 * Whether a password is common: a common word, with or without lookalike signs for letters, and a few digits or signs around it
 * ("Senha@123", "P4ssw0rd2024"). Meant for passwords that pass the other rules.
 */
export function isCommonPassword(password: string): boolean {
  const plain = fold(password)
  const stems = [/[^\p{L}]+$/u, /\d+$/].map(ending => withoutLookalikes(plain.replace(ending, '')))
  return [plain, ...stems].some(stem => {
    const word = stem.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    return words.has(word) && plain.length - word.length <= maxExtraCharacters
  })
}
