import { fold } from '../text/text.ts'

/** Portuguese words that stand in most texts and say nothing about them: a search drops them unless it has no others. */
const stopWords = `
a o as os um uma uns umas à às ao aos de do da dos das dum duma em no na nos nas num numa nuns numas por per pelo pela pelos pelas
para pra pro pras pros com sem sob sobre ante perante até após desde durante entre contra conforme mediante através perto longe
e ou nem mas porém contudo todavia entretanto pois porque porquê portanto logo embora enquanto se que quê quem qual quais cujo cuja cujos cujas
quando quanto quanta quantos quantas onde aonde como assim então tão tanto tanta tantos tantas também ainda já só apenas somente mais menos
muito muita muitos muitas pouco pouca poucos poucas todo toda todos todas tudo nada cada outro outra outros outras algum alguma alguns algumas
nenhum nenhuma mesmo mesma mesmos mesmas próprio própria qualquer quaisquer não sim nunca sempre jamais aqui aí ali lá cá além antes depois
eu tu você ele ela nós vós vocês eles elas me te lhe lhes vos mim ti si comigo contigo consigo conosco
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa dele dela deles delas
este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas disto disso daquilo
neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas nisto nisso naquilo
àquele àquela àqueles àquelas àquilo
é são era eram éramos sou somos fui foi fomos foram fora fôramos ser sendo sido seja sejamos sejam fosse fôssemos fossem for formos forem
será serão serei seremos seria seriam seríamos estou está estamos estão estive esteve estivemos estiveram estava estavam estávamos estivera
estivéramos estar esteja estejamos estejam estivesse estivessem estivéssemos estiver estivermos estiverem
há hei hão havemos haver houve houvemos houveram houvera houvéramos haja hajamos hajam houvesse houvessem houvéssemos houver houvermos houverem
houverá houverão houverei houveremos houveria houveriam houveríamos havia
ter tem têm tém temos tenho tinha tinham tínhamos tive teve tivemos tiveram tivera tivéramos tenha tenhamos tenham tivesse tivessem
tivéssemos tiver tivermos tiverem terá terão terei teremos teria teriam teríamos vai vão vem vêm`

const folded = new Set(fold(stopWords).split(' '))

/** Words that are a stop word without their accent, and are none with it. `search_text` in the database keeps them apart, too. */
const accented = /^(?:dás?|dê|dó|más|nó|pará|pôr|sé)$/

/** Whether a word in lower case, composed (NFC), is kept apart from the stop word that it resembles. */
export const isKeptApart = (word: string) => accented.test(word)

/** Whether a word in lower case, composed (NFC), is a stop word. One typed without its accents is one too: “nao”, “ha”. */
export const isStopWord = (word: string) => folded.has(fold(word)) && !isKeptApart(word)
