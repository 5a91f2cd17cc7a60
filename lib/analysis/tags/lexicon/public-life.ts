/** Subjects of politics, money, work, land and nature. `lexicon.ts` says how a line is written. */
export const publicLife = `
política*: vereador* deputad* senador* prefeit? governador* ministr? presidente_da_república! partido! plenário! projeto_de_lei! votação bancada! mandato! oposição! câmara_municipal! câmara_de_vereadores! câmara_dos_deputados! assembleia_legislativa! senado! congresso! eleiç* eleitor* candidat? candidatura! cassa* parlamentar! sessão_da_câmara! CPI! emenda! veto! sancion* aliad* coligação! PT! PL! PSD! MDB! PSDB! PSB! PP? PDT! União_Brasil! Psol! palanque! reeleição! secretariado! posse? impeachment! líder_do_governo! base_aliada! planalto! comissão? legislativ* polític* aprova?
Câmara Municipal: câmara_municipal! câmara_de_vereadores! vereador*! sessão_da_câmara! sessão? plenário legislativo_municipal!
vereadores: vereador*! câmara_municipal câmara_de_vereadores!
Assembleia Legislativa: assembleia_legislativa! Alep! Alesp! Alerj! ALMG! deputad*_estadua*! deputad?
Câmara dos Deputados: câmara_dos_deputados! deputad*_federa*!
Congresso Nacional: congresso! senado! câmara_dos_deputados!
Senado: senado! senador*
governo federal: governo_federal! planalto! presidente_da_república! ministr? ministério? Lula! Casa_Civil!
governo estadual: governo_do_estado! governo_estadual! governador! governadora!
prefeitura: prefeitura! prefeit? administração_municipal! secretari?
eleições: eleição! eleições! eleitor! eleitoral! candidat? urna! turno título_de_eleitor! TSE! TRE! campanha_eleitoral! segundo_turno! horário_eleitoral! propaganda_eleitoral! domicílio_eleitoral! voto
Justiça Eleitoral: justiça_eleitoral! TSE! TRE! tribunal_regional_eleitoral! tribunal_superior_eleitoral! título_de_eleitor cartório_eleitoral! juiz_eleitoral! propaganda_irregular!
pesquisa eleitoral: pesquisa_eleitoral! intenção_de_voto! intenções_de_voto! margem_de_erro! Datafolha! Quaest!
título de eleitor: título_de_eleitor! cadastro_eleitoral! domicílio_eleitoral! título_eleitoral!
cassação: cassa*! perda_do_mandato! cassação!
CPI: CPI! comissão_parlamentar_de_inquérito!
projeto de lei: projeto_de_lei! sancion* lei_municipal! veto
legislação: lei! sancion* promulg* legislação! lei_municipal! lei_estadual!
veto: veto! vetou! vetad*!
emendas parlamentares: emenda_parlamentar! emendas_parlamentares! emenda_pix! emendas_pix!
audiência pública: audiência_pública! consulta_pública!
participação popular: participação_popular! orçamento_participativo! conselho_municipal plebiscito! consulta_popular! referendo!
reforma administrativa: reforma_administrativa! corte_de_cargos! extinção_de_secretarias! cargos_comissionados!
gestão pública: gestão_pública! administração_pública! eficiência_da_gestão! reforma_administrativa! gestor_público! políticas_públicas
servidores públicos: servidor_público! servidores_municipais! servidores_estaduais! servidores_públicos! funcionalismo! servidor_municipal! servidor_estadual! data_base! estatutári*! servidores
orçamento: orçament*! LOA! LDO! lei_orçamentária! receita_prevista! arrecadação
contas públicas: contas_públicas! tribunal_de_contas déficit! superávit! ajuste_fiscal! dívida_pública! responsabilidade_fiscal! contingenciamento! arcabouço!
Tribunal de Contas: tribunal_de_contas! TCU! TCE!
arrecadação: arrecadação! arrecad*
impostos: imposto! IPTU! ICMS! ISS! IPVA! tribut*! alíquota! reforma_tributária! imposto_de_renda! isenção Refis! taxa?
IPTU: IPTU!
IPVA: IPVA!
imposto de renda: imposto_de_renda! malha_fina! restituição! IRPF!
reforma tributária: reforma_tributária!
isenção fiscal: isenção! isent* incentivo_fiscal! renúncia_fiscal!
dívida ativa: dívida_ativa! Refis! renegoci* parcelament?
licitação: licitação! pregão! licitações! edital_de_licitação! superfaturamento? concorrência_pública! dispensa_de_licitação!
privatização: privatiz*! concessão leilão desestatização! parceria_público_privada! PPP!
concessão: concessão! concession?
transparência: transparência! portal_da_transparência! acesso_à_informação! dados_abertos!
greve: greve! paralisação! grevista! braços_cruzados! greve_geral! cruzam_os_braços!
sindicato: sindicato! sindical! assembleia_da_categoria! sindicalista!
protesto: protest*! manifesta*! passeata! bloquei* ato_público! panelaço! cartazes
reajuste salarial: reajuste! reajuste_salarial! piso_salarial! campanha_salarial! data_base! aumento_salarial!
piso salarial: piso_salarial! piso_nacional! piso_da_enfermagem! piso_do_magistério!
salário: salário! salarial! salários_atrasados! décimo_terceiro! 13º!
direitos trabalhistas: trabalhista! hora_extra! CLT! justiça_do_trabalho! FGTS! verbas_rescisórias! carteira_assinada escala_6x1! jornada_de_trabalho! ministério_público_do_trabalho! rescis?
trabalho escravo: trabalho_escravo! análog*! trabalho_análogo! resgatados_de
emprego: emprego! vaga desempreg*! contrat? Sine! carteira_assinada! Caged! demiss* currículo! vagas_de_emprego! agência_do_trabalhador! mercado_de_trabalho! admissão recrut* postos_de_trabalho! seleção_de_emprego! jovem_aprendiz! estágio? trabalhador?
vagas de emprego: vagas_de_emprego! Sine! agência_do_trabalhador! currículo! vaga contrata contratação salário?
mercado de trabalho: mercado_de_trabalho! emprego desempreg*! Caged! carteira_assinada! informalidade! contrat? trabalho_remoto!
desemprego: desempreg*! demiss*! demit*
demissões: demiss*! demit*
trabalho remoto: home_office! trabalho_remoto! teletrabalho!
empreendedorismo: empreended*! microempreend*! MEI! Sebrae! pequenos_negócios! microempresa! startup abrir_empresa! negócio_próprio!
cooperativismo: cooperativ*! cooperad*! associad?
economia*: economia! econômic* inflação! PIB! IPCA! mercado? juros! Selic! dólar! faturament* exportaç* investiment* IBGE? crédito empresári? indústria comércio varejo consumo renda preço poder_de_compra! custo_de_vida! endivid* cesta_básica! tarifaço! câmbio! arrecadação bolsa_de_valores! banco_central! economista! Dieese! imposto? setor_produtivo! empreendedor? contas_públicas dívida emprego? turismo? lucro! receita? bilhões? recessão!
inflação: inflação! IPCA! INPC! alta_de_preços! custo_de_vida! IGP! índice_de_preços!
preços: preço! encarec* reajuste cesta_básica! mais_caro! mais_cara! mais_barato! alta_de_preços!
custo de vida: custo_de_vida! cesta_básica! Dieese! poder_de_compra! inflação aluguel?
cesta básica: cesta_básica! Dieese!
juros: juros! Selic! Copom! taxa_básica!
dólar: dólar! câmbio! moeda_americana!
mercado financeiro: Ibovespa! Selic! Copom! dólar! investidor! bolsa_de_valores! ações_da! B3! nasdaq! juros_futuros! boletim_focus! câmbio!
bolsa de valores: Ibovespa! B3! bolsa_de_valores! nasdaq!
dívidas: dívida! endivid*! inadimpl*! renegoci*! nome_sujo! Serasa! SPC! negativad* Desenrola!
finanças pessoais: poupança! cartão_de_crédito! endivid*! orçamento_familiar! educação_financeira! reserva_de_emergência! rotativo! renegoci* nome_sujo!
crédito: crédito! empréstimo! financiament* consignado! linha_de_crédito!
Pix: Pix!
investimentos: investiment*! investir! aporte! milhões_em_investimentos! bilhões
comércio: comércio! comerciante! loja! lojista! varejo! vendas! CDL! associação_comercial! shopping! vitrine consumidor black_friday! natal? movimento_nas_lojas! calçadão liquidação!
varejo: varejo! varejista! supermercado
supermercados: supermercado! atacarejo! hipermercado!
Black Friday: black_friday!
vendas de Natal: vendas_de_natal! vendas_no_natal! compras_de_natal!
shopping: shopping!
consumo: consumo! consumidor
indústria: indústria! industrial! fábrica! montadora! metalúrgic*! linha_de_produção! parque_industrial! distrito_industrial! Fiep! Fiesp! Fiemg! Fiesc! siderúrg*! confecç* têxtil! frigorífico
confecção: confecç*! costur* têxtil! facção_de_costura! malharia! vestuário!
construção civil: construção_civil! construtora! pedreir* canteiro_de_obras! Sinduscon! servente_de_pedreiro!
mercado imobiliário: imobiliári*! imóvel! imóveis! corretor_de_imóveis! aluguel! inquilin*! IGP_M! locação
imóveis: imóvel! imóveis! imobiliári*!
aluguel: aluguel! aluguéis! inquilin*!
exportação: exportaç*! exporta* embarque mercado_externo! comércio_exterior! tarifaço!
comércio exterior: exportaç*! importaç*! comércio_exterior! balança_comercial! tarifaço! sobretaxa! tarifa_americana! alfândega!
combustíveis: gasolina! etanol combustíve*! posto_de_combustível! diesel! posto_de_gasolina! preço_na_bomba! frentista! ANP!
logística: frete! escoamento! caminhoneir? logístic*! centro_de_distribuição! armazém hidrovia ferrovia porto?
agronegócio*: agronegócio! safra! soja! milho! lavoura produtor_rural! produtores_rurais! colheita! grãos! plantio! cooperativa pecuári* hectare? algodão! cafeicult*! café? cana_de_açúcar! suinocult*! avicult*! frigorífico! gado! boi! rebanho! arroba! saca! agricultor? agrícola fruticult*! Embrapa! Faep! Aprosoja! Conab! agro! exportação_de_grãos! produtor? feira_agropecuária! agropecuári*! Expo? irrigação arroz trigo laranja? uva? leite?
agricultura: agricult*! agrícola! lavoura! plantio! colheita! safra irrigação! agrônom*! Emater! Epagri! Embrapa hortaliça! horta plantação! semente adubo! defensivo agrotóxic*! praga pomar! roça produtor?
agricultura familiar: agricultura_familiar! agricultores_familiares! agricultor_familiar! pequeno_produtor! pequenos_produtores! assentad* Pronaf! PAA! PNAE! feira_do_produtor! quilombol?
produtores rurais: produtor! produtores! produtor_rural! produtores_rurais! agricultor! pecuarista! suinocultor! cafeicultor! avicultor! sindicato_rural!
safra: safra! colheita! colh* Conab
colheita: colheita! colh*
soja: soja! sojicult*!
milho: milho!
café: cafezal! cafeicult*! café_arábica! saca_de_café! café_conilon! safra_de_café! colheita_do_café! café
cana-de-açúcar: cana_de_açúcar! usina_de_açúcar! sucroalcool*! canavi*!
arroz: arroz! arrozeir*! orizicult*!
algodão: algodão! cotonicult*!
trigo: trigo! triticult*!
uva: uva! viticult*! parreir*! vindima!
fruticultura: fruticult*! fruta uva manga maçã laranja pomar! banana abacaxi melão morango! açaí cacau
cacau: cacau! cacaueir*! cacauicult*!
açaí: açaí! açaizeir*!
pecuária: gado! boi! bois pecuári*! rebanho! arroba! bezerro! aftosa! vaca leiteir* frigorífico nelore! zebu! bovin*! pasto!
leite: leite! leiteir*! laticínio! ordenha!
suinocultura: suinocult*! suíno! porco!
avicultura: avicult*! frango! gripe_aviária! granja!
gripe aviária: gripe_aviária! influenza_aviária!
pesca: pesca! pescador! piracema! pescado! defeso! tilápia! piscicult*! camarão! colônia_de_pescadores!
piscicultura: piscicult*! tilápia! tanque_rede! aquicult*!
apicultura: apicult*! mel abelha!
agrotóxicos: agrotóxic*! glifosato! pulverização! defensivo_agrícola!
crédito rural: crédito_rural! plano_safra! Pronaf!
irrigação: irrigação! irrig* pivô_central!
reforma agrária: assentament*! Incra! sem_terra! MST! reforma_agrária! assentad*!
quilombolas: quilombol*! quilombo!
povos indígenas: indígen*! aldeia! Funai! terra_indígena! cacique! etnia! guarani! kaingang! munduruku! yanomami! ticuna! xavante! pataxó! terena! povos_originários! marco_temporal!
terra indígena: terra_indígena! terras_indígenas! demarcação! marco_temporal!
comunidades ribeirinhas: ribeirinh*!
meio ambiente*: ambiental! ambient* fauna espécie biólog* animais_silvestres! queimada aterro_sanitário esgoto? mangue! desmatament*! reciclagem! preserva* bioma! floresta! nascente! Ibama! ICMBio! licenciamento_ambiental! polui* mata_ciliar! mata_atlântica! unidade_de_conservação! biodiversidade! mudanças_climáticas! árvore! arboriz* ecossistema! reflorest*! muda microplástic*! lixo? resíduo* agrotóxic? Amazônia! cerrado! pantanal! caatinga! sustentab* ecológic* coleta_seletiva! crime_ambiental! polícia_ambiental! seca? estiagem? secretaria_de_meio_ambiente! reserva? parque_estadual parque_nacional óleo? onça? baleia? peixes_mortos! mortandade_de_peixes!
desmatamento: desmat*! grileir*! motosserra! madeira_ilegal!
crime ambiental: crime_ambiental! multa_ambiental! desmatamento_ilegal! garimpo_ilegal! pesca_ilegal! descarte_irregular! polícia_ambiental! madeireir*
poluição: polui*! microplástic*! contamina* despej*_de_esgoto! mancha_de_óleo! efluente!
poluição sonora: poluição_sonora! barulho! perturbação_do_sossego! som_alto! lei_do_silêncio! decibé*!
árvores: árvore! poda arboriz*! ipê! corte_de_árvores!
arborização: arboriz*! plantio_de_mudas! plantio_de_árvores! mudas_nativas!
biodiversidade: biodiversidade! espécie! fauna flora biólog*
fauna: fauna! espécie_ameaçada! animais_silvestres
espécies ameaçadas: ameaçad*_de_extinção! espécie_ameaçada! risco_de_extinção! em_extinção!
conservação: conserva* unidade_de_conservação! área_de_preservação! reserva_natural! ICMBio! preserva*
mudanças climáticas: mudança_climática! mudanças_climáticas! aquecimento_global! crise_climática! COP30! emissões! carbono! efeito_estufa!
sustentabilidade: sustentab*! sustentáv*! ecológic* ESG! compost*
Amazônia: Amazônia! amazônic*!
Pantanal: Pantanal! pantaneir*!
Mata Atlântica: mata_atlântica!
Caatinga: caatinga!
Cerrado: cerrado!
balneabilidade: balneabilidade! impróprio_para_banho! própria_para_banho! impróprias_para_banho!
rios: nível_do_rio! bacia_do_rio! assore* vazão rio?
nascentes: nascente! mata_ciliar!
mineração: minera*! minério! garimp*! lavra Vale? ANM! lítio! rejeito
garimpo ilegal: garimp*! mercúrio
barragem: barragem! rejeito! açude
hidrelétrica: hidrelétrica! usina_hidrelétrica! Itaipu! Belo_Monte!
ciência*: cientista! pesquisador! pesquisadora! científic* laboratório descoberta! telescópio! estudo pesquisa? artigo? experiment* universidade? fóssil! fósseis! paleontolog*! astronom*! biólog? físic? DNA! genétic* satélite! foguete! Nasa! Embrapa? revista_científica!
pesquisa: pesquisa! pesquisador! pesquisadora! cientista estudo levantamento
paleontologia: paleontolog*! fóssil! fósseis! dinossauro!
arqueologia: arqueolog*! arqueólog*! sítio_arqueológico!
astronomia: astronom*! astrônom*! telescópio! planeta! eclipse! cometa! meteor?
tecnologia*: tecnologia! tecnológic* aplicativo software! startup! inteligência_artificial! digital robô! robótica! internet? algoritmo! sensor programad* inovação computador celular? drone dados? internet_das_coisas! chip! plataforma? hackathon! reconhecimento_facial! site? game!
inteligência artificial: inteligência_artificial! algoritmo ChatGPT!
inovação: inova*! startup! incubadora! parque_tecnológico! patente! hub_de_inovação! ecossistema_de_inovação!
startups: startup!
robótica: robótica! robô!
redes sociais: redes_sociais! instagram! tiktok! influenciad*! viraliz*! facebook!
fake news: fake_news! desinforma*! notícia_falsa! notícias_falsas! boato!
fronteira: fronteira! aduan* ponte_da_amizade! tríplice_fronteira! receita_federal?
imigração: imigrant*! migrante! refugiad*! venezuelan* haitian* imigração! xenofobia!
internacional*: embaixad*! cônsul! consulado! Itamaraty! ONU! União_Europeia! Otan! presidente_dos_estados_unidos! Trump! guerra! cessar_fogo! chanceler! Casa_Branca! Kremlin! papa? primeiro_ministro! brasileiros_no_exterior!
guerra: guerra! cessar_fogo! bombarde* míssil! mísseis!
Forças Armadas: Exército! Marinha! Aeronáutica! forças_armadas! quartel! alistament* militares?
investimento: investiment*! investir! investe!
contratação: contratação! contrata! contratad*
reconstrução: reconstru*!
preservação: preserva*! conservação
extrativismo: extrativis*! seringueir*! castanheir* coletor
tributos: imposto! tributo! IPTU ISS ICMS taxa?
siderurgia: siderúrg*! aço!
hortaliças: hortaliça! tomate cebola batata alface cenoura hortifruti! verdura!
tabaco: tabaco! fumicult*!
setor sucroalcooleiro: sucroalcooleir*! usina_de_açúcar! etanol! canavia* cana_de_açúcar
`
