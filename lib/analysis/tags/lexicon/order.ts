/** Subjects of police, courts, traffic, weather and rescue. `lexicon.ts` says how a line is written. */
export const order = `
segurança pública*: policia* PM! polícia_militar! polícia_civil! crime criminos* assalto! roubo! furto! homicídio! assassin* delegaci* delegad* suspeit* apreen* tráfico! viatura! guarda_municipal! guarda_civil! secretaria_de_segurança! patrulh* facção! facções! tiro tiroteio! arma revólver pistola fuzil! presídio preso presa prisão prend* flagrante! bandid* ladr* assaltante! operação? câmera? videomonitoramento! reconhecimento_facial! violência violent? foragid* quadrilha! mandado
polícia*: policia* PM! delegad* delegaci* suspeit* inquérito! investiga* preso presa prisão prend* flagrante! mandado apreen* viatura! crime criminos* boletim_de_ocorrência! perícia furto! roubo! assalto! homicídio! assassin* tráfico! estelionat* golpe golpista foragid* feminicídio! baleado! esfaquead*! esquadrilha?
crime: crime! criminos*! homicídio! assassin*! assalto! roubo! furto! golpe golpista! estelionat*! quadrilha! latrocínio! sequestr*! feminicídio! tráfico! facção esfaquead* baleado fraude?
violência: violência! violent* agressão agredi* tiroteio! homicídio assassin* briga espancad*!
Polícia Civil: polícia_civil! delegad* delegaci* inquérito
Polícia Militar: polícia_militar! PM! policial_militar! batalhão? brigada_militar! rotam! Bope!
Polícia Federal: polícia_federal! PF! agente_federal! agentes_federais! superintendência_da_pf!
Polícia Rodoviária Federal: PRF! polícia_rodoviária_federal!
Guarda Municipal: guarda_municipal! guarda_civil_municipal! GCM! guardas_municipais!
operação policial: mandados_de_busca! mandado_de_busca! busca_e_apreensão! mandado_de_prisão! mandados_de_prisão! operação_policial! deflagr*! operação
investigação: investigação! investiga*! inquérito! sindicância apurar apura?
prisão: preso! presa! prisão! prend* flagrante! detido! mandado_de_prisão!
tráfico de drogas: tráfico! traficante! cocaína! maconha! crack! entorpecente! tablete narcotráfico! haxixe! ecstasy!
drogas: droga! drogas! cocaína! maconha! crack! entorpecente! apreensão_de_droga!
apreensão: apreensão! apreend*!
apreensão de drogas: maconha cocaína tablete! quilos_de_maconha! quilos_de_cocaína! toneladas_de_maconha! apreensão_de_droga! droga_apreendida! droga_foi_apreendida!
homicídio: homicídio! assassin*! morto_a_tiros! morta_a_tiros! a_tiros! a_facadas! esfaquead* execut? latrocínio! corpo_foi_encontrado? chacina!
assassinato: assassin*! morto_a_tiros! morta_a_tiros!
chacina: chacina!
latrocínio: latrocínio!
feminicídio: feminicídio!
violência contra a mulher: feminicídio! violência_doméstica! maria_da_penha! medida_protetiva! violência_contra_a_mulher! violência_de_gênero! agrediu_a_mulher! ex_companheiro! ex_marido? ex_namorado? delegacia_da_mulher! agredir_a_esposa!
violência doméstica: violência_doméstica! maria_da_penha! medida_protetiva! feminicídio ex_companheiro!
abuso sexual: abuso_sexual! estupr*! violência_sexual! abusad*! importunação_sexual! pedofil*! exploração_sexual!
estupro: estupr*!
roubo: roubo! assalto! assaltante! assaltad*! roubad*! roubar! roubaram
furto: furto! furtad*! furtar! furtaram! furtavam! arrombamento! arromba*! ladr*
assalto: assalto! assaltante! assaltad*!
roubo de carga: roubo_de_carga! carga_roubada!
golpe: golpe! golpista! estelionat*! fraude
estelionato: estelionat*! golpe_do! golpe_da! golpista!
crimes virtuais: golpe_virtual! crime_cibernético! hacker! ataque_cibernético! phishing! vazamento_de_dados! whatsapp Pix clonad*! falso_perfil! perfil_falso! golpe_do_whatsapp! crimes_cibernéticos! falso_advogado!
sequestro: sequestr*! cárcere_privado! refém!
armas: arma_de_fogo! revólver! pistola! fuzil! munição! espingarda! armas!
crime organizado: crime_organizado! facção! facções! organização_criminosa! PCC! comando_vermelho! milícia! milician*!
facção criminosa: facção! facções! comando_vermelho! PCC!
lavagem de dinheiro: lavagem_de_dinheiro! lavavam_dinheiro!
contrabando: contraband*! descaminho! cigarro_paraguaio! cigarros_contrabandeados! muamba! mercadoria_ilegal!
vandalismo: vandalismo! vândalo! depreda*! pichação!
desaparecimento: desaparecid*! desaparecimento! sumiu sumiço! paradeiro! buscas_por
sistema prisional: presídio! penitenciária! cadeia! detent*! carceragem! cela polícia_penal! policial_penal! policiais_penais! sistema_prisional! unidade_prisional! saidinha! ressocializ*! tornozeleira! apenad*! fuga_de_presos! rebelião
presídio: presídio! penitenciária! cadeia_pública! unidade_prisional!
fuga de presos: fugiram fuga! fugitivo! recapturad*! fuga_de_presos! túnel?
ressocialização: ressocializ*! reintegração_social! remição_de_pena!
videomonitoramento: câmeras_de_segurança videomonitoramento! câmeras_de_vigilância! câmeras_de_monitoramento! reconhecimento_facial! muralha_digital!
segurança nas escolas: segurança_nas_escolas! ataque_à_escola! ronda_escolar! patrulha_escolar!
bullying: bullying!
justiça*: justiça! juiz! juíza! tribunal! sentença! liminar! desembargador* réu! ré? condenad* condenação! condena absolv* absolvição! recurso? ação_civil_pública! processo_judicial! vara? júri! julgament* julgad? advogad? STF! STJ! supremo! habeas_corpus! defensoria! ministério_público promotor* indeniz* danos_morais! decisão_judicial! fórum? magistrad*! TJ! audiência_de_custódia! mandado_de_segurança! inconstitucional*!
Ministério Público: ministério_público! promotor! promotora! promotoria! MP! MPF! Gaeco! procurador_da_república! termo_de_ajustamento!
Defensoria Pública: defensoria_pública! defensor_público! defensora_pública!
decisão judicial: liminar! sentença! decisão_judicial! decisão_da_justiça! justiça_determin*! justiça_manda! juiz_determin* justiça_suspend* justiça_obriga
condenação: condenad*! condenação! condena! pena_de! anos_de_prisão!
julgamento: julgament*! júri! jurado! tribunal_do_júri! banco_dos_réus!
tribunal do júri: tribunal_do_júri! júri_popular! jurad*!
indenização: indeniz*! danos_morais! dano_moral!
corrupção: corrupção! propina! desvio_de_dinheiro! desvio_de_recursos! desvio_de_verba! superfaturamento! improbidade! peculato! rachadinha! corrupt* lavagem_de_dinheiro fraude_em_licitação! fraude_em_licitações! suborno! caixa_dois! funcionário_fantasma! desvio?
improbidade administrativa: improbidade!
direitos do consumidor: Procon! consumidor! código_de_defesa! propaganda_enganosa! direitos_do_consumidor! direito_do_consumidor!
Procon: Procon!
trânsito*: trânsito! semáforo! motorista colisão! acidente veículo engarrafament* congestionament* pedestre motociclista! radar multa cruzamento capot* atropel* batida? Detran! CNH! PRF rodovia? tráfego_de_veículos! interdição? bafômetro! lei_seca! estacionamento? mão_única! ciclista? carro? moto? rotatória! faixa_de_pedestre! blitz! licenciamento?
acidente de trânsito: colisão! colid* capot* atropel*! batida acidente_de_trânsito! acidente carreta? bateu_de_frente! batida_frontal! engavetamento! tomb* saiu_da_pista! perdeu_o_controle! motociclista pista? bater_a_moto! bater_na_traseira! acidente_na! acidente_entre!
acidente: acidente! colisão! capot*! atropel*! tomb* desab* queda_de colid*
mortes no trânsito: morreu_no_local? morre_em_acidente! acidente_fatal! morte_no_trânsito! mortes_no_trânsito! vítima_fatal! morre_ao_bater! morre_após_bater! morre_atropelad*! acidente_mata! acidente_deixa_mortos! morrem_em_acidente!
atropelamento: atropel*!
motociclistas: motociclista! motoqueir*! motoboy!
segurança viária: segurança_viária! educação_no_trânsito! redução_de_velocidade! faixa_elevada! lombada! radar! maio_amarelo! segurança_no_trânsito! sinalização
radares: radar! fiscalização_eletrônica! limite_de_velocidade!
lei seca: lei_seca! bafômetro! embriaguez! embriagad*! bêbado!
rodovias: rodovia! BR! pedágio! concessionária_da_rodovia! DNIT! PRF acostamento! duplicação estrada estadual? ponte? DER! rodoviári?
estradas: estrada! rodovia estradas_rurais! estrada_rural!
pedágio: pedágio! free_flow! praça_de_pedágio!
estacionamento: estacionamento_rotativo! zona_azul! parquímetro! EstaR! vagas_de_estacionamento!
transporte público: transporte_público! transporte_coletivo! ônibus! BRT! VLT! =metrô! passageir* tarifa terminal_de_ônibus! linha_de_ônibus! bilhete_único! catraca! cobrador? viação! ponto_de_ônibus! passe_livre! tarifa_zero!
transporte coletivo: transporte_coletivo! transporte_público! ônibus! linha_de_ônibus! tarifa passageir? terminal_de_ônibus!
tarifa de ônibus: tarifa_de_ônibus! passagem_de_ônibus! tarifa_do_transporte! preço_da_passagem! reajuste_da_tarifa! tarifa_do_ônibus! passagem_sobe! tarifa_zero
tarifa zero: tarifa_zero! passe_livre!
ônibus: ônibus!
metrô: =metrô! metroviári*! VLT!
mobilidade urbana: mobilidade! mobilidade_urbana! ciclovia! ciclofaixa! bicicleta BRT! VLT! tarifa_zero! corredor_de_ônibus! faixa_exclusiva! transporte_coletivo transporte_público pedestre? mão_única! congestionament? patinete!
ciclovia: ciclovia! ciclofaixa!
bicicletas: bicicleta! ciclista! ciclovia
transporte por aplicativo: motorista_de_aplicativo! transporte_por_aplicativo! Uber! entregador! mototáxi!
táxi: táxi! taxista!
caminhoneiros: caminhoneir*! carreteir*!
aviação: aeroporto! voo! avião! aeronave! companhia_aérea! Infraero! piloto? pista_de_pouso! aéreo aérea Anac! Latam! Gol? Azul? helicóptero?
aeroporto: aeroporto!
acidente aéreo: queda_de_avião! avião_cai! acidente_aéreo! avião_caiu! queda_de_helicóptero! helicóptero_cai! Cenipa! monomotor! bimotor!
ferrovia: ferrovia! trem! trilho! ferroviári*! locomotiva! vagão! vagões! VLI! Rumo?
portos: porto! terminal_portuário! contêiner! portuári*! navio! atracad*! cais! calado
navegação: balsa! embarcação! hidrovia! naveg*! barco! lancha! canoa! catraia! dragagem capitania_dos_portos! Marinha?
bombeiros: bombeiro! corpo_de_bombeiros! resgat* incêndio?
Corpo de Bombeiros: corpo_de_bombeiros! bombeiro!
incêndio: incêndio! incendi*! chama pegou_fogo! pega_fogo! fogo! bombeiro? curto_circuito
incêndio florestal: incêndio_florestal! incêndios_florestais! queimada! brigadista! Prevfogo! fogo_na_mata! incêndio_em_vegetação!
queimadas: queimada! queimadas!
resgate: resgat*! naufrág*! afogament* soterrad*! salvament*! buscas sobreviv* helicóptero?
afogamento: afogament*! afogad*! afog*! guarda_vidas! salva_vidas!
naufrágio: naufrág*! barco_vir* embarcação_vir* canoa_vir* afund*
desabamento: desab*! desmoron*! desabamento!
explosão: explosão! explodi*!
Defesa Civil: defesa_civil!
chuva: chuva! temporal! chuvos* alagament* enchente enxurrada! granizo! vendaval! milímetro! tempestade! destelh*!
temporal: temporal! vendaval! granizo! tempestade! destelh*! rajada! ventania! ciclone! tornado!
enchente: enchente! inunda*! alaga* cheia! desabrigad* nível_do_rio! rio_transbord*! transbord*! cota_de_inundação! enxurrada
alagamento: alaga*! bueiro galeria_pluvial!
deslizamento: desliza*! encosta! área_de_risco! soterrad* barreira_caiu! queda_de_barreira! deslizamento_de_terra!
desabrigados: desabrigad*! desalojad*! abrigo?
desastre natural: enchente tornado! ciclone! terremoto! desastre_natural! desastre_climático! calamidade! desliza*
situação de emergência: situação_de_emergência! estado_de_emergência! estado_de_calamidade! calamidade_pública! decret*_emergência! em_emergência!
seca: seca! estiagem! caminhão_pipa carro_pipa! falta_de_chuva! vazante! semiárido baixa_umidade açude
estiagem: estiagem! seca falta_de_chuva!
frio: frio! geada! inverno friagem! onda_de_frio! massa_de_ar_polar! temperaturas_baixas! agasalho graus_negativos!
calor: calor! onda_de_calor! calorão! recorde_de_calor!
geada: geada!
neve: neve! nevou! nevar!
previsão do tempo: previsão_do_tempo! meteorolog*! Inmet! frente_fria! temperatura! mínima_de! máxima_de! Simepar! Climatempo! massa_de_ar chuva geada calor frio umidade_relativa! nebulosidade! temporal? ciclone Cptec! Epagri? ar_seco!
clima*: temperatura! frio! geada! calor! onda_de_calor! frente_fria! Inmet! meteorolog*! Simepar! estiagem seca temporal? previsão_do_tempo! chuva tempo_seco! umidade ciclone! El_Niño! La_Niña!
meteorologia: meteorolog*! Inmet! frente_fria! previsão_do_tempo! Simepar!
transporte: ônibus transport* frete! passageiro travessia balsa
congestionamento: congestion*! lentidão! engarraf*! fila_de_carros!
área de risco: área_de_risco! encosta! risco_de_deslizamento!
capotamento: capot*!
vendaval: vendaval! rajada destelh*!
receptação: receptação! receptador!
embriaguez ao volante: embriag*! bafômetro! alcoolizad*! bêbad*
liminar: liminar!
tragédia: tragédia!
`
