const list = (text: string) => new Set(text.trim().split(/\s+/))

/** Words around a name that say what it is. All folded. */

/** Municipalities whose name is an ordinary noun of the news: they need their office or their state. */
export const nouns = list('saude porto central barra feira trabalho fazenda')

/** Before “de” and a name, they make it a place: “prefeitura de Ibiporã”. */
export const placeHeads =
  list(`cidade cidades municipio municipios prefeitura prefeito prefeita vice-prefeito vice-prefeita camara vereador vereadora vereadores comarca forum regiao
aeroporto rodoviaria centro zona interior populacao moradores morador moradora moradoras habitantes produtores agricultores comerciantes estudantes servidores professores delegacia
hospital universidade faculdade instituto campus porto santa_casa maternidade arquidiocese diocese bispo arcebispo secretaria secretario secretaria ruas bairros bairro distritos
periferia entorno oeste leste norte sul noroeste sudoeste nordeste sudeste saida acesso altura batalhao delegado guarda corpo defesa procuradoria promotoria vara tribunal justica
subprefeitura administracao orcamento fundacao conselho sindicato associacao cooperativa museu teatro biblioteca mercado parque museu conservatorio orquestra penitenciaria presidio cadeia km quilometros natural naturais litoral perimetro bacia trecho familia familias mulher homem jovem grande escolas unidade polo area aquario mogno rural urbana
cidadaos artistas atletas selecao capital policia sine procon sesc senac senai sebrae oab upa samu ceasa apae detran ciretran hemocentro policlinica bombeiros`)

/** Before “de” and a name, they make it something else: “Folha de Londrina”, “Rua de Toledo”, “linguiça de Bragança”. */
export const otherHeads =
  list(`folha diario jornal gazeta tribuna correio estado banco marques barao baronesa duque duquesa conde condessa visconde viscondessa linguica
queijo vinho mortadela doce farinha batalha tratado rua avenida alameda travessa praca viaduto edificio residencial shopping condominio serra rio morro pico ilha lagoa baia represa horario oficial feriado dia desfile lago ribeira sertao chapada vale`)

/** Right before a name they make it a street, a house, a river, a saint: no city. */
export const thingWords =
  list(`rua ruas avenida avenidas av alameda travessa praca rodovia estrada ponte viaduto tunel escola colegio creche edificio residencial condominio jardim vila conjunto
parque bairro bairros loteamento shopping hotel teatro cinema cine estadio ginasio arena hospital maternidade igreja paroquia capela catedral santuario basilica rio ribeirao corrego serra morro lagoa
lago praia ilha cachoeira usina fazenda sitio chacara assentamento aldeia povoado comunidade time clube empresa marca navio operacao projeto programa furacao familia instituto
fundacao editora loja supermercado cooperativa banda grupo cafe cerveja vinho chocolate ceia feriado arvore papai largo galeria terminal estacao linha trem barco museu palacio
memorial centro auditorio sala premio taca copa trofeu troféu editora revista jornal radio tv portal site blog novela filme livro album musica escuna submarino carro modelo
posto ubs cmei emef ceu upa unidade quadra galpao mercado feira barra foz vale alto usina campus regional sao santa santo nossa senhora rainha nova novo seringal gleba colonia
boate bar restaurante padaria pizzaria farmacia cemiterio pavilhao mosteiro convento seminario abrigo asilo creche clinica laboratorio pista canion cachoeirao canal acude barragem balneario mirante pousada chale clube_de_campo
associacao cartorio batalhao fragata corveta vapor foguete satelite aviao cachorro cavalo vaca boi egua gata gato`)

/** Before “de” and a name, they make it a smaller place or a thing of nature: “no distrito de São Sebastião”, “praia de Santa Rita”. */
export const smallerPlaces =
  list(`distrito comunidade povoado localidade bairro vila praia ilha loteamento assentamento quilombo aldeia sitio fazenda jardim condominio conjunto
festa procissao romaria novena imagem santuario basilica dia arvore ceia presente presentes semana vendas compras ferias noite vespera cesta enfeites luzes cantata decoracao`)

/** Endings of nouns for people by what they do: “lavradores de Corumbá”, “cafeicultora de Cacoal”. */
export const agent = /(?:dor|dora|tor|tora|sor|sora|eiro|eira|ista|ante|ente|ario|aria|ano|ana)$/

/** Right before a name they make it a person. */
export const personWords =
  list(`senhor senhora sr sra dona seu padre dom frei irma irmao bispo pastor pastora papa doutor doutora dr dra prof profa professor professora delegado delegada prefeito prefeita vereador
vereadora deputado deputada senador senadora governador governadora presidente ministro ministra juiz juiza promotor promotora desembargador desembargadora secretario secretaria
tecnico treinador atacante meia goleiro zagueiro lateral volante ponteiro oposta levantadora cantor cantora ator atriz jogador jogadora capitao capita sargento cabo soldado coronel major
tenente general almirante advogado advogada medico medica enfermeira enfermeiro empresario empresaria candidato candidata engenheiro engenheira arquiteto arquiteta escritor escritora poeta jornalista
radialista sociologo economista biologo biologa historiador historiadora pesquisador pesquisadora estudante aluno aluna agricultor agricultora produtor produtora comerciante motorista pedreiro
aposentado aposentada menino menina garoto garota jovem bebe vitima testemunha atleta nadador nadadora maestro diretor diretora gerente inspetor inspetora perito perita conselheiro conselheira
filho filha neto neta sobrinho sobrinha cunhado cunhada mae pai avo tia tio prima primo esposa marido chef artista pianista rei rainha santo santa sao beato princesa nome chamado chamada sobrenome
ex-prefeito ex-governador vice reporter fotografo fotografa sindica sindico psicologa psicologo servidora servidor`)

/** Verbs of speech, which people and not cities do. */
export const speechVerbs =
  list(`disse diz afirmou afirma contou conta explicou explica declarou comentou lembra lembrou relatou relata ressaltou destacou destaca avaliou avalia admitiu
garantiu garante completou acrescentou criticou defendeu respondeu pediu marcou cobrou bateu cruzou finalizou fez recebeu nasceu morreu tem estudou trabalha`)

/** Given names of people in Brazil, for “Vitória Alves” and “Francisco de Assis”. */
export const givenNames =
  list(`maria jose joao antonio francisco carlos paulo pedro lucas luiz luis marcos gabriel rafael daniel marcelo bruno eduardo felipe raimundo rodrigo manoel manuel mateus andre
fernando fabio leonardo gustavo guilherme leandro tiago thiago anderson ricardo marcio jorge sebastiao alexandre roberto edson diego vitor sergio claudio matheus joaquim fabiano geraldo mario
henrique julio cesar vinicius samuel benedito caio davi arthur miguel heitor enzo renato celso ronaldo reinaldo gilberto wagner walter wilson nelson milton osvaldo oswaldo otavio murilo igor
ana francisca antonia adriana juliana marcia fernanda patricia aline sandra camila amanda bruna jessica leticia julia luciana vanessa mariana gabriela vera vitoria larissa claudia beatriz
rita sonia renata eliane josefa simone natalia cristiane carla debora rosangela lucia rosa teresa tereza helena alice laura luiza luisa sofia isabela isabel cecilia marina regina sueli marli
celia eva irene lourdes aparecida marlene neusa neuza ines ivone elaine tatiana daniela viviane silvia monica andrea angela cristina raquel sara rebeca livia valentina manuela lorena heloisa
benedita tania roberta priscila michele karina kelly franciele edna zilda dalva nair elza olga norma marilene marilia luana bianca carolina caroline rayssa hugo ivan alan otto ary ruy rui celina
lia bento augusto emilio ernesto getulio juscelino tancredo santiago`)

/** Further given names: they tell a person's name, and never that a city's name is none. */
export const moreGivenNames =
  list(`romeu abel abilio adalberto adao adelia ademar ademir adilson admilson adolfo adonias afonso agenor agnaldo agostinho ailton alberto alcides aldo alencar alessandra alessandro
alex alexandra alfredo aloisio altair alvaro amaro amarildo amelia anderson anselmo arlindo armando arnaldo arthur artur augusta aurora avelino ayrton barbara benjamin bernardo beto bia breno
caetano cassia cassio catarina celio christian cicero cida cintia clara clarice claudemir claudete claudinei claudiomar clayton cleber cleide cleiton clodoaldo clovis conceicao cristian
cristiano cristovao damiao danilo dario davi debora deise denis denise denilson dilma diogo dirceu domingos donizete douglas edgar edilson edimar edna edmilson edmundo edvaldo elaine elcio eleonora
eliana elias eliete elisa elisabete elizabeth eloisa elton emerson enio erica erick ernani eurico evaldo evandro everaldo everton fabiana fabricio fatima flavia flavio frederico genival genivaldo
georgina geovana gerson gildo gilmar gilson giovana giovanni gisele giselle glauber glaucia gleice gloria graziela guido haroldo helder helio henriqueta hermes hilda horacio humberto iara iracema
irineu isadora isaias isis ismael israel ivanilda ivete izabel jaime jair jairo janaina jane janete jefferson jeferson jeremias joana joceli joel joice jonas jonathan josemar josiane josue
joyce juarez jucelino judite juliano juraci jurandir jussara juvenal katia keila kleber laercio laerte lais lauro leandra leila lenita leo leonel leonor leticia lidia ligia lilian lindalva livia lorena
lourival luan luciano lucio lucimar ludmila luisinho magali magno maiara maicon manuela mara marcela marcelino marcia marcilio marcos margarida mariano marina marino marisa maristela marta
martim mateus matilde mauricio mauro maximiliano mayara melissa messias michel milena mirela miriam moacir moises monique nadia naldo nara natanael natasha neide neimar nelci nereu nestor neto newton
nicolas nilda nilo nilton nivaldo noe noemi odair odete odilon olavo olivia orlando oscar osmar osni pamela patrick perpetua poliana quiteria raissa ramon raul rayane reginaldo renan ricarda
robson rodolfo rogerio romario romildo romulo ronald ronaldinho ronan ronei roque rosalia rosana rosane rosangela rose roseli rosemeire rosilene rosimeri rubens sabrina salete salomao samanta samara sandro saulo savio
selma serafim sergio severina severino sheila sidnei silas silvana silvio simao solange sonia soraia stefany stela suellen susana suzana taina tais talita tamires tarcisio tatiane telma teodoro
thais thales thalita theo tiao tulio ubirajara ulisses vagner valdeci valdemar valdir valdirene valeria valmir valter vanda vanderlei vanessa vania vicente victor vilma virginia vivian vladimir waldir
walace wallace wanderley washington wellington wendel wesley william willian yago yara yasmin yuri zeca zelia zenaide zilma zuleica`)
