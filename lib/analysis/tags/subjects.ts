import { singular, stem } from '../reading/stem.ts'

/** A subject of the news, and the words by which a text is recognised as being about it. */
export interface Subject {
  tag: string
  /** Keys of single words (`subjectKey`). */
  stems: ReadonlySet<string>
  /** Folded expressions of several words. */
  expressions: readonly string[]
}

/** The subjects: the tag, then the words and expressions that speak of it, folded. */
const lines = `
saúde: saude hospital medico enfermeiro paciente ubs upa sus vacina dengue cirurgia leito doenca atendimento clinica exame remedio medicamento sintoma posto_de_saude secretaria_de_saude pronto-socorro
vacinação: vacina vacinacao imunizante imunizacao dose gripe sarampo poliomielite febre_amarela campanha_de_vacinacao
dengue: dengue aedes chikungunya zika mosquito larva foco_do_mosquito
educação: escola aluno professor ensino matricula creche educacao sala_de_aula universidade estudante merenda pedagogico letivo cmei secretaria_de_educacao
ensino superior: universidade vestibular enem graduacao reitor campus faculdade bolsista mestrado doutorado
transporte escolar: transporte_escolar onibus_escolar
merenda escolar: merenda
concurso público: concurso_publico edital banca_organizadora inscricoes_do_concurso
emprego: emprego vaga desempregado contratacao curriculo sine carteira_assinada caged demissao
economia: economia inflacao pib comercio varejo faturamento industria exportacao mercado investimento empresario credito juros
comércio: comercio loja lojista varejo vendas consumidor cdl associacao_comercial
indústria: industria fabrica industrial fiep montadora metalurgica
agronegócio: safra soja milho lavoura produtor colheita agronegocio graos plantio cooperativa hectare pecuaria exportacao_de_graos
agricultura: safra lavoura produtor colheita agricultor plantio agricultura_familiar irrigacao agronomo emater
agricultura familiar: agricultura_familiar agricultores_familiares assentado pronaf
pecuária: gado boi pecuaria rebanho arroba leite frigorifico bezerro aftosa
soja: soja
café: cafezal cafe cafeicultor cafeicultura saca
política: vereador deputado prefeito senador partido plenario projeto_de_lei votacao camara_municipal bancada mandato oposicao
câmara municipal: vereador camara_municipal plenario sessao parlamentar
eleições: eleicao eleitor urna candidato turno voto tre tse eleitoral campanha_eleitoral segundo_turno
orçamento: orcamento loa arrecadacao orcamentaria
IPTU: iptu
impostos: imposto iptu icms iss tributo tributaria aliquota
licitação: licitacao pregao_eletronico edital_de_licitacao
obras: obra pavimentacao asfalto duplicacao viaduto construtora empreiteira canteiro_de_obras concretagem
infraestrutura: obra pavimentacao asfalto duplicacao viaduto ponte rodovia drenagem
pavimentação: pavimentacao asfalto recapeamento
trânsito: transito semaforo motorista colisao acidente veiculo engarrafamento pedestre motociclista radar multa cruzamento detran
acidente de trânsito: colisao capotou capotamento atropelado atropelamento batida acidente_de_transito frontal
rodovias: rodovia br- pedagio concessionaria dnit prf pista acostamento
segurança pública: policia policial crime assalto roubo furto homicidio preso delegacia suspeito apreensao trafico guarda_municipal viatura
polícia: policia policial delegado preso presa suspeito delegacia inquerito investigacao
polícia civil: policia_civil delegado inquerito
polícia militar: policia_militar pm batalhao
polícia federal: policia_federal
tráfico de drogas: trafico cocaina maconha crack droga entorpecente
homicídio: homicidio assassinato assassinado assassino morto_a_tiros a_tiros a_facadas esfaqueado executado latrocinio
violência contra a mulher: feminicidio violencia_domestica lei_maria_da_penha medida_protetiva
golpe: golpe estelionato golpista fraude
justiça: juiz tribunal justica sentenca liminar desembargador reu condenado promotor recurso processo_judicial acao_civil
ministério público: ministerio_publico promotor promotoria
corrupção: corrupcao propina improbidade desvio superfaturamento
direitos trabalhistas: trabalhista hora_extra sindicato clt tribunal_regional_do_trabalho justica_do_trabalho
greve: greve paralisacao grevista
sindicato: sindicato sindical assembleia_da_categoria
mutirão: mutirao
romaria: romaria romeiro peregrino
falta de água: sem_agua falta_de_agua desabastecimento racionamento rodizio_de_agua carro-pipa caminhao-pipa adutora
exportação: exportacao exportador embarque_de exportar
previsão do tempo: meteorologia meteorologista inmet frente_fria temperatura maxima minima previsao_do_tempo
sistema prisional: preso detento presidio penitenciaria cadeia carceragem cela policia_penal
indenização: indenizar indenizacao danos_morais
entrevista: a_entrevista em_entrevista entrevistado
deslizamento: deslizamento encosta barreira area_de_risco
incêndio florestal: brigadista queimada fogo_na_mata prevfogo incendio_florestal incendios_florestais
previdência: inss aposentadoria previdencia pericia_medica aposentado
bolsa de valores: ibovespa nasdaq dow_jones bolsas
mercado financeiro: ibovespa selic copom dolar investidor nasdaq boletim_focus
finanças pessoais: poupanca rotativo parcelamento endividado financeiro cartao_de_credito nome_sujo
pesquisa eleitoral: margem_de_erro pesquisa_eleitoral intencao_de_voto intencoes_de_voto entrevistados
cassação: cassar cassacao cassado perda_do_mandato
furto: furto furtar furtava furtado
roubo: roubo assaltante assalto assaltado
apreensão: apreensao apreendido apreender
agenda: ingresso programacao gratis entrada_franca
bombeiros: bombeiro resgate corpo_de_bombeiros
incêndio: incendio chama queimada fogo bombeiro
resgate: resgate resgatado naufragio afogamento soterrado
defesa civil: defesa_civil desabrigado desalojado
chuva: chuva temporal alagamento enchente enxurrada granizo vendaval milimetros
enchente: enchente inundacao alagamento desabrigado cheia nivel_do_rio
seca: seca estiagem racionamento carro-pipa caminhao-pipa falta_de_chuva
clima: temperatura frio geada calor onda_de_calor frente_fria simepar inmet meteorologia
meio ambiente: ambiental fauna especie biologo animais_silvestres queimada aterro esgoto mangue desmatamento reciclagem preservacao bioma floresta nascente ibama licenciamento poluicao mata_ciliar unidade_de_conservacao
desmatamento: desmatamento grileiro motosserra
animais: animal cachorro gato gata veterinario castracao adocao_de_animais fauna zoologico
reciclagem: reciclagem reciclavel coleta_seletiva catador
saneamento: esgoto saneamento adutora abastecimento estacao_de_tratamento sanepar sabesp copasa
abastecimento de água: abastecimento adutora falta_de_agua reservatorio racionamento caixa_d'agua
energia elétrica: energia_eletrica falta_de_energia apagao concessionaria_de_energia copel cemig hidreletrica
energia solar: energia_solar fotovoltaica painel_solar
transporte público: onibus transporte_coletivo transporte_publico tarifa passageiro linha_de_onibus metroviario linha_do_metro estacao_de_metro terminal brt
transporte coletivo: onibus transporte_coletivo transporte_publico tarifa
tarifa de ônibus: tarifa_de_onibus passagem_de_onibus preco_da_passagem reajuste_da_tarifa
mobilidade urbana: ciclovia ciclofaixa bicicleta mobilidade pedestre calcada mao_unica faixa_exclusiva corredor_de_onibus tarifa_zero passe_livre
ciclovia: ciclovia ciclofaixa
habitação: moradia casa_propria conjunto_habitacional minha_casa cohab aluguel habitacional regularizacao_fundiaria
assistência social: cras assistencia_social morador_de_rua vulnerabilidade bolsa_familia cadunico
pessoas em situação de rua: situacao_de_rua morador_de_rua
idosos: idoso terceira_idade aposentado longevidade
crianças: crianca infantil infancia conselho_tutelar
conselho tutelar: conselho_tutelar conselheiro_tutelar
previdência social: inss aposentadoria previdencia
acessibilidade: acessibilidade deficiencia cadeirante libras surdo autismo
cultura: cultura artista espetaculo teatro exposicao musica festival show livro museu danca oficina cinema biblioteca
música: musica show banda cantor orquestra concerto cantora sanfona festival_de_musica
teatro: teatro espetaculo peca ator dramaturgia
literatura: livro escritor literatura poeta romance leitor editora
cinema: cinema filme cineasta longa-metragem curta-metragem
exposição: exposicao mostra fotografia galeria curador
festival: festival
carnaval: carnaval bloco escola_de_samba foliao
artesanato: artesanato artesao artesa ceramica bordado renda
patrimônio histórico: patrimonio_historico tombamento restauro casarao iphan centenario
história: historia historiador memoria arquivo seculo
religião: igreja procissao missa padre bispo fieis padroeiro romaria devoto
turismo: turismo turista visitante pousada hotel praia trilha roteiro hospedagem
gastronomia: gastronomia chef restaurante receita culinaria prato
lazer: lazer parque praca piquenique
esporte: atleta campeonato torneio jogo esporte tecnico medalha ginasio competicao corrida futebol volei basquete futsal
futebol: futebol gol zagueiro atacante goleiro serie_b serie_a serie_c serie_d campeonato_brasileiro estadual rodada escanteio tecnico
campeonato brasileiro: campeonato_brasileiro brasileirao serie_b serie_a
série B: serie_b
vôlei: volei voleibol superliga
basquete: basquete
futsal: futsal
atletismo: atletismo corredor maratona corrida_de_rua
corrida de rua: corrida_de_rua maratona meia_maratona
ciência: pesquisa cientista pesquisador laboratorio estudo descoberta cientifica telescopio
pesquisa: pesquisa pesquisador cientista estudo
tecnologia: tecnologia aplicativo software startup inteligencia_artificial digital robo internet
inovação: inovacao startup incubadora parque_tecnologico
aviação: aeroporto voo aviao pista aeronave companhia_aerea
ferrovia: ferrovia trem trilho ferroviario
porto: porto navio conteiner terminal_portuario
navegação: barco balsa embarcacao navegacao
pesca: pesca pescador piracema pescado peixe
povos indígenas: indigena aldeia funai etnia
quilombolas: quilombola quilombo
reforma agrária: assentamento incra sem-terra reforma_agraria
direitos da mulher: feminista direitos_da_mulher igualdade_de_genero medida_protetiva
consumidor: procon consumidor codigo_de_defesa
preços: preco cesta_basica reajuste encareceu
combustíveis: gasolina etanol combustivel posto_de_combustivel diesel
imóveis: imovel imobiliario aluguel corretor
trabalho infantil: trabalho_infantil
doação de sangue: hemocentro doacao_de_sangue doador_de_sangue
saúde mental: saude_mental caps depressao psicologo psiquiatra
câncer: cancer oncologia tumor quimioterapia mamografia
serviços: horario_de_atendimento o_que_levar tire_suas_duvidas saiba_como segunda_via passo_a_passo
feira livre: feira_livre feirante
feira: feira expositor estande
voluntariado: voluntario voluntariado doacao campanha_solidaria
astronomia: astronomia telescopio planeta eclipse
imigração: imigrante migrante refugiado
fronteira: fronteira aduana receita_federal
contrabando: contrabando cigarro muamba
mineração: mineracao mineradora minerio barragem garimpo
barragem: barragem rejeito
gestão pública: servidor_publico gestao reforma_administrativa
servidores públicos: servidor_publico servidores_municipais funcionalismo
tributos: tributo refis divida_ativa
saúde pública: sus hospital ubs upa leito paciente vacina dengue posto_de_saude secretaria_de_saude atendimento medico epidemia vigilancia_sanitaria vigilancia_epidemiologica
hospital: hospital leito internado uti santa_casa pronto-socorro
crime: crime assassinato homicidio roubo furto golpe preso presa suspeito criminoso quadrilha trafico executado
prisão: preso presa prisao flagrante detido prendeu prender cadeia mandado_de_prisao
mortes: morreu morto morte obito morreram mortos
investigação: investigacao inquerito investigar investigado apurar suspeita
operação policial: mandado_de_busca mandados_de_prisao busca_e_apreensao
moradia: moradia casa_propria aluguel despejo conjunto_habitacional
transporte: onibus passageiro caminhao transporte trem balsa
produtores rurais: produtor agricultor pecuarista suinocultor cafeicultor sindicato_rural produtores_rurais
estudantes: aluno estudante universitario
professores: professor magisterio docente
logística: frete escoamento caminhoneiro carga logistica
igreja católica: missa padre bispo diocese paroquia arcebispo catolico arquidiocese
festa religiosa: romaria procissao padroeiro novena quermesse
turismo religioso: romaria peregrino romeiro peregrinacao
urbanismo: plano_diretor urbanismo calcada praca revitalizacao urbanista
mudanças climáticas: mudancas_climaticas aquecimento_global mudanca_do_clima
desabrigados: desabrigado desalojado abrigo
inclusão: deficiencia autismo libras acessibilidade inclusao autista
solidariedade: doacao vaquinha solidariedade mutirao voluntario
cultura popular: folclore tradicao cordel reisado congada mestre cultura_popular
justiça eleitoral: tre tse justica_eleitoral tribunal_regional_eleitoral
governo federal: ministro ministerio governo_federal
processo seletivo: processo_seletivo processo_seletivo_simplificado
vagas de emprego: sine curriculo vagas_de_emprego
falecimento: velorio sepultamento luto falecimento
obituário: velorio sepultamento viuvo viuva sepultado cemiterio
direitos do consumidor: procon consumidor codigo_de_defesa
improbidade administrativa: improbidade
crédito rural: credito_rural pronaf
agenda cultural: ingresso programacao sessao espetaculo show entrada_franca
internacional: embaixada embaixador consul itamaraty exterior estrangeiro onu
vestibular: vestibular enem
transplante: transplante
educação infantil: creche educacao_infantil pre-escola
campeonato estadual: campeonato_gaucho campeonato_paulista campeonato_paranaense campeonato_mineiro campeonato_carioca campeonato_catarinense campeonato_paraense campeonato_baiano
meteorologia: inmet meteorologia meteorologista frente_fria previsao_do_tempo
situação de emergência: situacao_de_emergencia estado_de_calamidade
internet: internet banda_larga fibra_optica 5g
`

/** The key of a word for subjects. Short stems say too little: “leite” and “leito”, “porta” and “porto” have one. */
export function subjectKey(word: string): string {
  const root = stem(word)
  return root.length >= 5 ? root : singular(word)
}

export const subjects: readonly Subject[] = lines
  .trim()
  .split('\n')
  .map(line => {
    const [tag = '', words = ''] = line.split(': ')
    const all = words.split(' ')
    return {
      tag,
      stems: new Set(all.filter(word => !word.includes('_')).map(subjectKey)),
      expressions: all.filter(word => word.includes('_')).map(word => word.replaceAll('_', ' ')),
    }
  })
