/** Subjects of sport, culture, faith, leisure and remembrance. `lexicon.ts` says how a line is written. */
export const life = `
esporte*: esport*! atleta! campeonato! torneio! jogo? técnico? medalha! ginásio competição! corrida futebol! vôlei! basquete! futsal! treinador! treino título? campeã campeão! vice_campe* pódio! recorde? partida? final? semifinal! quadra? natação! judô! atletismo! ciclis* surf* skat* ginástica! tênis boxe! MMA! jiu_jitsu! karatê! xadrez! handebol! rugby! olimpíad* olímpic* paralímp* maratona! triatlo! torcid* seleção_brasileira! jogos_abertos! jogos_escolares! copa? gol? estádio? rodada!
futebol: futebol! gol! zagueir*! atacante! goleir*! meia_atacante! lateral? volante? série_A! série_B! série_C! série_D! campeonato_brasileiro! brasileirão! rodada! escanteio! pênalti! técnico torcid* estádio! elenco! placar gols! gramado! libertadores! copa_do_brasil! campeonato_estadual! campeonato_paranaense campeonato_paulista campeonato_gaúcho campeonato_carioca clube? camisa? reforço? CBF! arbitragem! acréscimos! segundo_tempo! primeiro_tempo! mata_mata! G4! rebaixament* clássico VAR! Z4!
futebol feminino: futebol_feminino! time_feminino! jogadora! brasileirão_feminino!
futebol amador: futebol_amador! várzea! campeonato_amador! liga_amadora! copa_amadora! futebol_de_várzea!
campeonato brasileiro: campeonato_brasileiro! brasileirão! série_A! série_B!
Série A: série_A!
Série B: série_B!
Série C: série_C!
Série D: série_D!
Copa do Brasil: copa_do_brasil!
Libertadores: libertadores!
Sul-Americana: copa_sul_americana! pela_sul_americana!
Copa do Mundo: copa_do_mundo!
campeonato estadual: estadual campeonato_estadual! campeonato_paranaense! campeonato_paulista! campeonato_gaúcho! campeonato_carioca! campeonato_mineiro! campeonato_catarinense! campeonato_baiano! campeonato_pernambucano! campeonato_cearense! campeonato_paraense! campeonato_goiano! gauchão! paulistão! cariocão! parazão! capixabão! campeonato_maranhense! campeonato_potiguar! campeonato_alagoano! campeonato_sergipano! campeonato_amazonense! campeonato_acreano! campeonato_paraibano! campeonato_piauiense! campeonato_mato_grossense! campeonato_sul_mato_grossense! campeonato_rondoniense! campeonato_brasiliense! campeonato_tocantinense! campeonato_capixaba!
clássico: clássico! derby! dérbi! Gre_Nal! Atletiba! Fla_Flu! Re_Pa! Ba_Vi!
torcida: torcid*!
estádio: estádio! gramado arquibancada! 
contratações: reforço! mercado_da_bola! rescindi* empréstimo? apresentad?
vôlei: vôlei! voleibol! superliga! levantador* líbero! ponteir*
basquete: basquete! NBB! cestinha! pivô? armador?
futsal: futsal! liga_nacional_de_futsal!
handebol: handebol!
atletismo: atletismo! maratona! marcha_atlética! velocista! fundista! arremesso! salto_em_distância! revezamento! 100_metros! corrida_de_rua corredor?
corrida de rua: corrida_de_rua! maratona! meia_maratona! corredor* largada percurso quilômetros? 5_km! 10_km!
natação: natação! nadador*! piscina! borboleta? nado_livre! nado_peito!
ciclismo: ciclis*! pedalada! mountain_bike! bicicross! BMX! passeio_ciclístico!
surfe: surf*! onda? prancha!
skate: skat*!
ginástica: ginástica! ginasta!
judô: judô! judoca! tatame!
artes marciais: jiu_jitsu! karatê! taekwondo! muay_thai! capoeira kung_fu! MMA!
lutas: MMA! UFC! boxe! lutador*! nocaute!
tênis: tenista! raquete! beach_tennis! tênis_de_mesa!
xadrez: xadrez! enxadrista!
automobilismo: automobilismo! piloto stock_car! fórmula_1! kart! rali! rally! autódromo!
paradesporto: paralímp*! paradesport*! paratleta! cadeirante? bocha_paralímpica!
Olimpíadas: olimpíad*! olímpic*! jogos_olímpicos!
medalha: medalha! medalhista! pódio!
rodeio: rodeio! peão! peões! montaria! vaquejada! laço prova_do_laço! festa_do_peão!
vaquejada: vaquejada!
cultura*: cultur*! artista! espetáculo! teatro! exposição! música musical show! festival! livro? museu! dança! cinema! orquestra! banda cantor* sarau! poeta! poesia! artes! artesanat* folclor* secretaria_de_cultura! lei_aldir_blanc! lei_paulo_gustavo! lei_rouanet! literatur* escritor* carnaval! forró! samba! capoeira! maracatu! frevo! reisado! patrimônio_cultural! patrimônio_imaterial! centro_cultural! obra? palco! concerto! maestro! repertório! peça? filme! documentário! grafite! festejos_juninos festa_junina! biblioteca? escultur* pintur* galeria! curador*
música: música! musical show! banda cantor* cantora! orquestra! concerto! sanfona! disco! álbum! compositor* maestro! repertório! violão! viola! violino! clarinete! piano! coral? canção! instrumentista! baterista! guitarr* forró! samba! pagode! choro! rock! jazz! sertanej? MPB! rap! funk! festival_de_música! músico! trompet*
música clássica: orquestra! concerto! sinfônic*! música_clássica! música_erudita! ópera! regente! violinista! pianista!
forró: forró! sanfon*! zabumba! baião! xote!
samba: samba! sambista! pagode! roda_de_samba!
música sertaneja: sertanej* dupla_sertaneja! moda_de_viola! viola_caipira!
choro: chorinho! roda_de_choro! chorão!
rock: rock!
hip hop: hip_hop! rap! rapper! batalha_de_rima!
orquestra: orquestra! sinfônica!
show: show! shows! turnê! apresentação_musical!
shows: shows! show turnê!
dança: dança! dançarin*! bailarin*! balé! ballet! coreogr*!
teatro: teatro! teatral! espetáculo! peça_de_teatro! ator? atriz! dramaturg*! palhaç* encen* companhia_de_teatro! monólogo!
circo: circo! circense! palhaç*! picadeiro!
literatura: literatur*! livro! escritor*! poeta! poesia! romance leitor* editora! feira_do_livro! autógrafo! crônicas! cordel! bienal_do_livro! academia_de_letras! autor?
livros: livro! livraria! sebo!
feira do livro: feira_do_livro! bienal_do_livro! festa_literária! Flip!
poesia: poesia! poeta! poema! sarau slam!
cordel: cordel! cordelista! repente repentista!
cinema: cinema! filme! cineasta! longa_metragem! curta_metragem! documentário! cineclube! audiovisual! roteirista! festival_de_cinema!
audiovisual: audiovisual! documentário! curta_metragem!
fotografia: fotograf*! fotógraf*!
exposição: exposição! mostra galeria! curador*! acervo! obras_de vernissage!
artes visuais: pintor* pintura! escultur*! grafite! mural! artista_plástic*! artes_visuais! aquarela!
museu: museu! acervo museológic*!
festival: festival!
festa: festa! festejo! quermesse! 
eventos*: evento! festival! festa! programação feira? show? atração atrações! ingress*
Carnaval: carnaval! bloco! escola_de_samba! foli* trio_elétrico! samba_enredo! sambódromo! marchinha! rei_momo!
escola de samba: escola_de_samba! samba_enredo! carro_alegórico!
festa junina: festa_junina! festas_juninas! são_joão! quadrilha_junina! festejos_juninos! arraial! junin*! fogueira
São João: são_joão! festejos_juninos! festa_junina! festas_juninas!
Natal: decoração_de_natal! decoração_natalina! natalin*! papai_noel! presépio! árvore_de_natal! desfile_de_natal! cantata_de_natal! ceia_de_natal! luzes_de_natal!
Réveillon: réveillon! virada_do_ano! ano_novo! queima_de_fogos!
Páscoa: páscoa! ovo_de_páscoa! ovos_de_páscoa!
Dia das Mães: dia_das_mães!
feriado: feriado! feriadão! ponto_facultativo!
artesanato: artesanat*! artesã*! cerâmica! bordad*! renda_de_bilro! crochê! tricô! rendeira!
gastronomia: gastronom*! chef! restaurante culinári*! prato receita cozinheir* sabor? degusta* cerveja_artesanal! vinho? queijo?
culinária: culinári*! receita! prato_típico! comida_típica! 
queijo: queijo! queijeir*!
vinho: vinho! vinícola! espumante! enolog*!
cerveja: cerveja! cervejaria! chope!
bares e restaurantes: bares! restaurantes! Abrasel! bar restaurante
turismo*: turis*! visitante pousada! hotel! praia trilha roteiro hospedage* alta_temporada! temporada? agência_de_viagem! cruzeiro? cachoeira! mirante! ponto_turístico! atração_turística! rede_hoteleira! ocupação_hoteleira! Embratur! passeio teleférico! balneário ecoturismo! verão? pacote? excurs* guia_turístico! parque_nacional?
turismo religioso: romaria! romeir*! peregrin*! santuário! basílica turismo_religioso!
turismo rural: turismo_rural! colha_e_pague! rota_do caminhada_na_natureza!
turismo de aventura: rapel! tirolesa! trilha_ecológica! rafting! montanhis*! escalada! balonismo! voo_livre! parapente!
ecoturismo: ecoturismo! trilha cachoeira! parque_nacional observação_de_aves! unidade_de_conservação
hotelaria: hotel! hotelaria! hoteleir*! pousada rede_hoteleira!
praia: praia! praias! banhista! orla!
verão: verão! veraneio! operação_verão! temporada_de_verão!
lazer: lazer! parque praça? piquenique! recreação! brincadeira passeio piscina fim_de_semana? teleférico
agenda cultural: agenda_cultural! entrada_franca! programe_se! o_que_fazer! ingressos_a! entrada_gratuita show? espetáculo exposição sessão programação? fim_de_semana
programação: programação! grade_de_shows! atrações!
patrimônio histórico: patrimônio_histórico! tombad* tombamento! restaur* casarão! Iphan! centenári* prédio_histórico! centro_histórico! patrimônio_cultural! colonial ruína!
patrimônio cultural: patrimônio_cultural! patrimônio_imaterial! Iphan! tombamento! bem_cultural!
cultura popular: folclor*! tradiç* cordel! reisado! congad*! mestre_de! cultura_popular! folia_de_reis! maracatu! boi_bumbá! bumba_meu_boi! festa_do_divino! cavalhada! quadrilha_junina! ciranda! coco_de_roda! jongo!
tradição: tradiç*! tradicional gaúcha? CTG! centenári*
história: história! historiador*! memória centenári* arquivo! século? pesquisa_histórica! imigraç? fundador*? pioneir?
memória: memória! lembranç* recorda* saudade! 
aniversário da cidade: aniversário_da_cidade! aniversário_do_município! anos_de_emancipação! emancipação_política! anos_de_fundação!
religião*: igreja! procissão! missa! padre! bispo! arcebispo! fiéis! padroeir*! romaria! romeir* devot* santuário! diocese! paróquia! católic* evangélic* pastor templo! culto? terreiro! candomblé! umbanda! espírita! papa! Vaticano! fé! bíblia! novena! basílica! catedral! capela santa? batismo! quaresma! semana_santa! corpus_christi! Círio! religios* freira! monge! imagem_da? oração! louvor! gospel! cardeal!
Igreja Católica: missa! padre! bispo! diocese! paróquia! arcebispo! católic*! arquidiocese! Vaticano! papa! catedral! cardeal! santuário cônego!
fé: fé! devot*! fiéis! romeir* promessa procissão! romaria!
festa religiosa: romaria! procissão! padroeir*! novena! quermesse! festa_do_divino! Círio! corpus_christi! lavagem_do_bonfim!
romaria: romaria! romeir*! peregrin*! caminhada_de_fé!
padroeira: padroeira! padroeiro!
evangélicos: evangélic*! pastor! marcha_para_jesus! assembleia_de_deus!
religiões de matriz africana: candomblé! umbanda! terreiro! orixá! matriz_africana! iemanjá! intolerância_religiosa!
solidariedade: doaç* vaquinha! solidári*! mutirão voluntári* campanha_do_agasalho! arrecada_alimentos! ajuda_humanitária! campanha_solidária! ajudar? rifa! doar
voluntariado: voluntári*! voluntariado! mutirão?
mutirão: mutirão!
doações: doaç*! doar arrecadação_de_alimentos! campanha_do_agasalho!
campanha do agasalho: campanha_do_agasalho! agasalho!
mortes: morreu morte! morre morto óbito! morreram mortos vítima_fatal corpo?
falecimento: falec*! velório! sepultament*! sepultad* enterro! luto! morreu_aos! morre_aos! nota_de_pesar! deixa_a_viúva! deixa_a_esposa! deixa_esposa! deixa_filhos! deixa_três_filhos! pesar
obituário: falec*! velório! sepultament*! sepultad* enterro! viúv* morreu_aos! morre_aos! deixa_a_viúva! deixa_filhos! netos bisnet*! obituário!
luto: luto! luto_oficial! nota_de_pesar! pesar velório
homenagem: homenag*! honraria! título_de_cidadão! medalha_de_mérito! busto! estátua!
opinião*: artigo_de_opinião! opinião convém cronista! leitor?
crônica: crônica! cronista!
comportamento: comportament*! convivência! relacionament* hábito! solidão! 
entrevista: a_entrevista! em_entrevista_a! entrevistad* pergunta_e_resposta!
imprensa: imprensa! jornalis*! jornalista! rádio? repórter!
rádio: radialista! emissora! rádio!
televisão: televisão! novela! emissora_de_tv! reality! BBB!
moda: moda! desfile_de_moda! estilista! passarela? grife!
beleza: salão_de_beleza! cabeleireir*! estétic* miss! concurso_de_beleza! cosmétic*!
casamento: casament*! noiv*! casamento_coletivo!
família: família! familiares? pais mãe pai
feira livre: feira_livre! feirante! feira_do_produtor! hortifrúti
feira: expositor! estande! feira_de pavilhão? exposição_agropecuária!
mercado municipal: mercado_municipal! mercado_público! mercadão! permissionári*
loteria: loteria! mega_sena! lotéric*! aposta bolão! sorteio prêmio
apostas: bets! apostas_online! casas_de_aposta! tigrinho!
curiosidades: inusitad*! curios* 
superação: superação! superou 
jogos escolares: jogos_escolares! jogos_da_juventude! jogos_estudantis!
competição: competição! torneio! disput*?
premiação: prêmio! premia*! troféu
inverno: inverno!
livro: livro! lançamento_de_livro!
`
