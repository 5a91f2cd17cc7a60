// How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. Fitted with
// the weights by `node scripts/analysis/fit.ts tags --write`: of each word only what is left when the features are counted.
export const habitLines = `
abaix=-0.17; abaix assinad=0.26; abastec=-0.18; abastec agu=0.52; abelh=0.16; abert=-0.25; abigeat=0.32; aboi=0.24; abrig=0.61
aca civil public=0.36; acamp=0.2; acaraj=0.32; acerv=0.23; acess=0.57; acessibil=0.63; achad=-0.2; acident=0.23; acident transit=-0.22
acim=-0.16; acost=-0.22; acougu=0.31; acrescim=-0.3; acud=0.18; adegas=0.32; adoca=0.4; adutor=0.62; advogad=-0.15; aeroport=0.34
aeroport jericoacoar=0.31; afogad=-0.18; afund sol=0.31; agenci=-0.41; agend=0.65; agend cultural=-0.34; agent=-0.17
agent comunitari saud=0.27; agent endemi=0.57; agor=-0.21; agrest=0.3; agricol=-0.16; agricultur=0.58; agricultur familiar=0.4
agroecologi=0.15; agroindustri=0.28; agronegoci=-0.25; agrotoxic=0.24; agu=0.6; agu mineral=-0.18; alag=-0.17; alert laranj=0.3; alfabet=0.81
alfac=-0.2; alfandeg=0.17; algas=0.22; algodoeir=0.55; aliment=-0.43; aliment escolar=0.16; aloj=0.17; aluguel=-0.45; aluguel residencial=0.21
aluguel social=0.37; alun=-0.55; amazoni=0.21; ambiental=-0.18; ambul=0.46; analis=0.23; andor=0.23; anestes=0.37; anestesic=0.22
animais=-0.56; animal=-0.6; aniversari=-0.43; aniversari cidad=0.44; antiquari=0.28; aparelh=-0.25; apicultor=0.17; apicultur=-0.15
aplicativ=-0.48; apoi=-0.16; aposentadori=0.15; aposentadori professor=0.2; apreendid=-0.21; apreensa=-0.5; apreensa drogas=-0.57
aprendiz=0.54; apur=0.29; araucari=0.32; arbitr=0.26; arbitragem vide=0.32; argentin=1.17; arm=-0.33; armazem=-0.25; arqueologi=0.19
arquidioces=0.29; arquitetur=0.32; arquiv=0.26; arrasta=0.26; arrecad=0.31; arrend=0.31; arrob=-0.15; arroz=-0.16; art visual=-0.38
artes=0.39; artesanat=0.42; artig=0.22; artist=-0.31; artist plastic=-0.19; arvor=-0.54; asfalt=-0.15; assassinat=0.63; assemblei=0.37
assemblei condomini=0.26; assemblei legislativ=0.85; assessor=0.3; assistenci estudantil=0.23; associ=-0.28; associ comercial=0.98
associ criminos=0.56; atac=-0.33; atenca basic=0.16; atingid=-0.17; atletism=0.22; atraca=-0.15; atras=-0.29; audienci=0.18
audienci concili=0.33; audienci public=0.21; auditor fiscal=0.31; auditori=0.31; aul=-0.48; aul suspens=0.17; autism=0.48; autor=-0.2
auxili=0.21; ave=0.22; avenid=-0.25; avia=-0.8; aviaca=-0.67; avicultur=0.18; avis=-0.21; azeit=0.15; azeit oliv=0.32; azeiton=0.3; azul=0.16
azulej=0.21; baian=-0.2; baian acaraj=0.33; balead=0.28; balneari=0.4; bals=0.25; banan=0.28; banc leit=0.38; bancad=-0.15; band=-0.3
bandeir=-0.26; banheir=-0.26; banheir quimic=0.28; bar=0.35; bar restaur=-0.76; barat=-0.16; barc eletric=0.24; barc escol=0.22; barquinh=0.32
barraqueir=0.32; batalha ambiental=0.29; batat=0.6; batat doc=-0.19; batid=-0.31; beb=0.44; bich=-0.27; biciclet=-0.16; biodigestor=0.32
biodivers=0.68; biogas=0.42; biometri=0.63; biopark=0.28; bisav=0.2; bloc carnaval=0.26; bloqu sinal=0.3; bloquei=0.43; boemi=0.31; boi=-0.4
bol=-0.28; boletim=-0.2; boletim ocorrenci=0.63; bols atrasad=0.17; bols valor=0.18; bombardin=0.33; bombeir=0.17; bordad=0.31; boror=0.33
botija gas=0.29; brasilei=0.32; brasileir=-0.37; brasili=0.27; brig=-0.29; brigad=1.08; bronquiolit=0.22; bronz=0.23; brucelos=0.31
bueir=0.19; bumb meu boi=0.24; busc=0.88; busc apreensa=-0.15; caating=0.18; cach=0.59; cachorr=-0.33; cadastr reserv=0.31; cadei=0.24
cadeir rod=0.25; cadern=0.18; caf=-0.34; caingangu=0.32; cairu=0.33; caix=-0.28; caix eletronic=0.24; calcad=-0.23; calendari=0.2; calor=-0.25
camar deputad=0.44; camar municipal=0.7; cambi=0.25; camer=-0.38; caminha=1.66; caminha pip=0.43; caminhoneir=0.51; camis=-0.22; camp=-0.23
campanh=-0.16; campe=0.15; campea mundial=0.22; campea pernambucan=-0.16; campeonat=0.18; campeonat brasileir=0.96; campeonat estadual=-0.74
campus=0.17; cancer=0.28; candidat=0.6; canil=0.29; cao gat=-0.32; capac=-0.16; capacit=0.28; capixab=0.58; caranguej uca=0.29; carg milh=0.31
carn=-0.38; carr=-0.62; carr boi=0.24; carr pip=0.55; carranc=0.24; carreir=0.48; cart=0.29; carta=-0.42; carva=0.31; carvoari=0.26
cas farinh=0.16; cascavel=0.19; cass=0.37; castr=0.21; catador=-0.17; catarat=0.38; categori=-0.28; cavaleir=0.29; cavalhad=0.16; cazumb=0.32
cebol=0.4; ced=-0.17; cedul papel=0.32; cei=0.32; celular=-0.26; celular roubad=0.23; celulos=0.25; cemiteri=-0.43; centimetr=-0.16
centr=-0.28; centr historic=0.17; central regul=0.33; cerrad=0.49; certida=0.28; certida nasc=0.32; cervej=-0.29; cest basic=0.23; cham=-0.2
chap unic=-0.18; charg=0.3; chaveir=0.28; chei=0.37; chikunguny=0.21; chop=0.26; chuv fort=-0.78; cicl caf=0.32; ciclovi=0.82; cidadani=0.31
cienci dad=0.24; cient=-0.19; cinem brasileir=0.28; cirurgi=-0.56; cirurgi robotic=0.28; classic multida=0.29; classific=0.31; clim=0.22
clinic=-0.32; club=-0.31; club centenari=0.29; cobr=0.59; cobranc=-0.15; cocaleir=0.32; coentr=0.22; colet=-0.32; colet seletiv=0.19
colheit=-0.32; colheit caf=0.32; colheit soj=-0.33; colheit uva=-0.18; colmei=0.31; colon=0.31; coloni pesc=0.32; colun=1.39; comboi=0.28
combustivel=-0.32; comecam=-0.2; comerci=-0.23; comerci exterior=0.22; comissa=-0.37; comissa especial=0.26; comissa process=0.16; comitiv=0.5
compet=-0.19; component=0.27; compostagem=0.29; conab=0.26; concert=0.15; concessa=0.18; concurs=1.17; concurs public=1.06; conden=0.21
condenad=-0.2; condomini=0.2; confeder=-0.2; confeder lojist=0.3; confin=0.33; confusa=0.27; congad=0.21; conjunt=-0.15; conselh=-0.23
conselh municipal=-0.29; conselh tutelar=0.19; conselh universitari=0.24; conservatori=0.3; consorci=-0.25; consorci intermunicipal=-0.2
consorci public=0.29; consorci saud=0.32; construca=-0.48; construca civil=-0.28; consulad=0.89; consulad brasileir=0.25; consult=-0.25
consumidor=0.41; cont luz=-0.23; cont public=-0.27; contagem=-0.23; continu=-0.15; contorn rodoviari=0.29; contrat=-0.39
contrat emergencial=0.3; contrat temporari=0.74; contribuint=0.26; control voo=0.3; conveni=0.7; cooperativ=0.96; cooperativism=-0.32
cop=-0.2; coraca=0.2; cordel=-0.27; corp=-0.43; corp bombeir=0.76; corregedori=0.32; correspondenci=0.3; corrid=-0.32; corrid rua=-0.51
corrid rustic=0.3; corrupca=0.59; cort=-0.17; costur=0.25; cot transbord=0.2; cotaca=0.28; cotonicultor=0.32; cour=0.51; couv flor=0.27
covid=0.29; covid 19=0.19; crech=0.36; credit=-0.55; credit rural=0.23; criador=0.19; crim=0.8; crim ambiental=0.43; crim organizad=0.2
cruz=-0.37; cuc=0.29; culinari=-0.32; cultur popular=0.46; cunh porang=0.28; cupim=0.22; curios=-0.17; curricul=0.31; curs=-0.26
curs gratuit=0.22; curt circuit=0.47; curv nivel=0.33; cust=-0.41; cust vid=0.6; dad=-0.25; debat=0.31; decim terceir=0.22; decret=0.9
decret emergenci=0.32; defensori public=1.21; defes=-0.2; defes civil=1.93; deficienci=-0.15; deficit=-0.17; delegaci=-0.55
delegaci virtual=0.28; delegad=-0.35; demissa=0.16; democraci=0.28; denunci=0.23; deposit=-0.58; deposit movel=0.26; deposit pneu=0.27
deputad=0.17; derbi=0.22; desabrigad=0.81; desaparec=-0.17; desaparecid=0.98; desapeg=0.32; descarril=0.6; descont=0.28; desfil=-0.25
desliz=0.49; desmanch=0.26; desmat=0.19; destelh=0.59; desvi=1.29; detent=0.32; detid=0.23; devem=-0.17; devoluca=0.29; dezoit=-0.16
dia mao=-0.15; diabet=0.35; digital=0.27; dinossaur=0.3; dioces=0.26; direit=-0.18; direit consumidor=0.39; direit human=0.37
direit politic=0.22; direit trabalh=0.49; diretori=0.25; distribuidor=0.23; distrit=-0.21; distrit industrial=-0.19; divid=-0.26
divid ativ=-0.16; doc=0.29; doenc=-0.33; dolar=-0.17; domicili=-0.21; don=-0.41; dos=-0.39; dos unic=-0.15; dragagem=0.22; drenagem=0.34
drogas=-0.16; dron=0.84; dun=0.18; dupl sertanej=-0.16; duplic=0.18; eclus=0.32; economi=0.75; ecopont=0.24; edital=2; edital cultur=0.25
educ=-0.68; educ fisic=-0.39; educ infantil=0.39; educ profissional=0.27; eleica=-0.52; eleica suplementar=0.24; eleitor=0.26; elenc=-0.28
eletric=-0.16; eletrodomestic=0.28; eletronic=0.29; embarc=-0.89; embarqu=-0.25; emboscad=0.32; emend=0.22; emergenci=0.21
emergenci ambiental=0.3; empat=0.62; empreendedorism=0.27; empreg=0.51; emprestim consignad=0.19; enchent=0.34; endivid=0.61; enem=0.19
energi=0.25; energi renovavel=0.18; enfermagem=-0.6; enfermeir=0.43; engarraf=0.31; ensin fundamental=0.15; ensin medi=-0.24
ensin superior=-0.6; enterr=-0.3; entr=-0.16; entram=-0.17; entregu=-0.16; enxaimel=0.33; epidemi=0.18; equin=0.32; equip=-0.15; escal=-0.16
escalad=0.29; escol=-1.18; escol estadual=-0.17; escol indigen=-0.15; escol municipal=-0.18; escol music=0.25; escolar=-0.31; escravida=0.32
escultor=0.31; escun=0.23; espanhol=-0.15; esperad=-0.16; espetacul=0.32; esport=0.25; estaca=-0.27; estacion=-0.26; estadi=-0.71; estagi=0.22
estaleir=0.21; estampid=-0.15; estatistic=0.19; estelionat=0.76; estiagem=0.69; estiv=0.28; estoqu sangu=0.32; estrad=-0.29
estrad vicinal=-0.17; estud=-0.41; estud african=0.19; estud estrangeir=0.26; estud impact=0.32; estud medicin=0.64; estuf=0.3; etanol=0.23
etap=-0.18; evangelic=-0.17; event=-0.43; exercici ilegal medicin=0.33; explosa=0.25; export=0.96; export frang=0.31; expos=-0.24
expositor=0.21; expulsa=0.32; extensa rural=0.23; extrativism=0.22; fabric=-0.16; fac=0.26; facad=0.22; facca=0.26; faix=-0.32; falec=-0.24
fals=-0.27; fals gerent=0.26; fals ideologic=0.31; falsific=0.32; falt combustivel=0.21; famili=-1.26; fanfarr=0.32; farmaci=-0.16; fas=-0.15
faun=-0.17; favel=0.24; fazem=-0.15; fazend=-0.3; fazendeir=0.3; fe=0.37; febr=-0.39; febr amarel=-0.21; fechad=-0.21; feder baian=0.31
feder cafeicultor=0.32; feija=0.56; feija carioc=0.29; feir=0.24; feir artesanat=0.23; feir cienci=0.17; feir livr=-0.19; feit=-0.44
felin=0.32; feliz=0.36; feminicidi=0.21; feminin=-0.17; feri=0.39; feri coletiv=0.15; ferid=1.01; ferment natural=0.29; ferr velh=0.35
ferrovi=-0.2; ferrugem asiatic=0.31; fertiliz=0.32; fest=-1.1; fest junin=0.41; fest linguic=0.32; fest literari=0.16; fest padroeir=0.27
festival folclor=0.2; festival invern=0.29; fez=-0.23; fil crech=0.24; fil esper=-0.22; fil inss=0.17; filarmonic=0.27; filh=-0.25
filh brasileir=0.27; filmes=0.52; fim ano=0.17; fim seman=-0.54; fio cobr=0.23; fiocruz=0.2; fiscais=-0.22; fiscal=0.83; fisioterapi=0.27
flagr=0.57; flor=0.23; fluminens=0.2; flutu=0.6; foc calor=0.33; fog=0.37; fog artifici=0.23; folclor=-0.17; folh=-0.16; folia=0.27
foragid=-0.17; forc armad=-0.56; fornecedor=0.23; forr=0.16; fossel=0.18; fossil=0.2; fot=-0.22; fotografi=-0.87; franc=0.41; frang=0.16
fraud=0.63; fret=1.1; frev=0.28; fri=0.23; frigorific=0.54; fronteir=1.09; frot=0.5; frut=0.2; fug pres=-0.15; fugitiv=0.31; fum=0.36
fumac=0.5; fund=-0.36; fund ambiental=0.29; furt cab=0.25; futebol feminin=0.27; futsal=0.21; gad=0.33; galer=0.31; galinh=-0.15
galinheir=0.27; galpa=0.18; garimp=0.35; garimp ilegal=0.23; garraf=-0.17; gas=0.16; gasolin=-0.19; gastronomi=0.83; gat=-0.49; gauch=-0.34
gead=0.25; geladeir=0.3; genetic=0.31; gest=0.87; ginasi=-0.28; gol=-0.4; gol olimpic=0.21; golfinh=0.26; golp=0.2; goteir=0.31; govern=0.75
govern estadual=-0.57; govern federal=0.59; gra=0.22; grac=-0.27; grad=-0.15; gralh azul=0.3; graniz=0.62; granj=0.18; gratu=0.58; grau=-0.3
grau negativ=-0.2; grav=-0.2; grev=0.87; grev caminhoneir=-0.28; grev jogador=0.31; grip=-0.46; grot=0.23; grut=0.21; guarani=0.2; guard=-0.36
guard municipal=0.78; guayaquil=0.32; guerr=0.31; gui=-0.18; gui turism=0.26; habilit=0.24; habit=0.95; handebol=0.24; hectar=-0.18
hemocentr=0.25; hemodialis=0.42; hidreletric=0.28; histori=-0.29; homenagem=-0.23; homicidi=0.6; homicidi culpos=0.27; hor extr=0.18
hort=-0.2; hortalic=0.18; hospital=-0.52; hospital regional=-0.18; hotelari=0.55; identific biometric=0.3; ifm=0.29; igarap=0.41
igarap tanqu=0.32; igrej=-0.68; igrej catolic=0.41; ilumin public=0.34; imovel=-0.94; imprens=-0.42; improb=0.31; improb administrativ=0.22
impropri=-0.2; imun=0.22; inativ=0.28; inaugur=0.23; incendi=-0.82; incendi florestal=0.65; inclusa=0.39; inden=0.16; indic geografic=0.64
indigen=-0.39; industri=-0.26; industrial=-0.17; infantil=-0.24; infest=0.3; infl aluguel=0.27; ingl=0.26; ingress=0.61; inov=0.66
inquerit=-0.15; inquilin=0.29; inseticid=0.31; institut=-0.4; inteligenci artificial=0.36; intercambi=0.2; interd=0.94; interditad=-0.17
interior=-0.15; internacional=0.68; internet=-0.45; interpret=0.71; interval termic=0.28; invern=-0.36; invest=-0.18; investig=0.15; iptu=0.26
irrig=0.49; isenca fiscal=-0.33; itaperun=0.32; itapor=0.33; jazz=0.26; jog=-0.33; jog escolar=-0.21; jogador=0.15; joi=0.32; jornad=-0.32
jornal=0.31; juiz=-0.53; juiz foran=-0.16; julg=0.22; jur=0.28; justic=-0.28; justic eleitoral=0.62; kukam=0.33; ladra=-0.18; lag=-0.25
lag itaipu=0.31; lanc=0.59; largad=-0.26; lateral=-0.23; laticini=0.43; laud=-0.15; lavour=0.26; lazer=0.27; legisl=-0.93; legitim defes=0.28
lei=-0.47; lei cooperativ=0.28; lei responsabil fiscal=0.32; leila=0.3; leit=-0.2; leit uti=0.25; ler=-0.15; lesa=0.29; letr cursiv=0.31
lev=-0.15; levad=-0.24; levant=-0.2; libert=0.25; licenc=-0.19; licenciatur=-0.2; licenciatur intercultural=0.26; lider=-0.22; lideranc=0.46
liminar=0.25; limpez public=0.31; lingu=0.22; linguic=0.23; literatur=-0.3; literatur cordel=0.25; litoral=0.19; litr=-0.2; livr=-0.31
locomotiv=-0.33; logistic=1.09; loiceir=0.31; loj=-0.45; lojist=0.65; lon=0.25; lot=0.49; loteri=-0.58; louc barr=0.33; lut=0.41; luz=-0.29
mac=0.42; macac=0.55; macap=0.33; maconh=0.16; maconh escondid=-0.15; macrodrenagem=0.29; madrugad=-0.49; maestr=0.27; magisteri=0.32
maiori=-0.22; mamifer=0.28; mamografi=0.26; manch ole=0.31; mand=0.32; mandad=-0.23; mandat=0.47; mandat ver=-0.22; mang=0.36; mangu=-0.16
maquin=-0.3; marc=0.16; marcad=-0.24; margem=-0.23; marid=-0.21; marujad=0.26; mascarad=0.18; mat grossens=-0.17; matematic=0.48; matricul=0.2
matriz=0.21; medalh=-0.37; medalh our=0.63; medic=-0.24; medicin=0.54; mei=-0.21; mei ambient=0.8; mei noit=-0.32; mel organic=0.29; mela=0.29
melanci=0.25; memori=0.52; memorial=0.32; menin=-0.4; menin engenh=0.31; mercad=-0.17; mercad financeir=-0.28; mercad imobiliari=-0.32
mercad produtor=0.15; mercad trabalh=0.42; mercuri=0.17; merend=-0.27; merend escolar=0.7; mergulh=0.84; mestr=-0.18; mestres=-0.16
mestres cultur=0.31; metalurgi=0.27; metan=0.32; meteorologi=0.26; metr=0.26; micr onibus=-0.34; microempreendedor=0.15
microempreendedor individual=-0.19; microempres=0.27; microplastic=0.24; milh=0.34; milimetr=-0.35; militar=0.26; miner=-0.36; mineri=-0.25
minim=-0.23; ministeri=-0.24; ministeri public=2.05; miriti=0.33; miss=-0.43; miss campal=-0.19; miss gal=0.32; mobil urban=1.08
mocambiqu=0.33; moed=0.3; mor=-0.16; moradi=1.01; morang=0.53; morm=0.26; mort no transit=0.29; mosquit=0.69; mot=-0.45; motociclet=0.54
motor=-0.26; moviment=-0.15; mudanc=-0.24; mulher=-1.35; mult=0.68; mundial surf=0.22; munduruku=0.33; mungunz=0.32; museu=0.6
museu organic=0.23; museu zebu=0.29; music=-0.34; music instrumental=-0.19; music sertanej=-0.16; mutira=0.2; mutira limpez=0.29; nasc=0.23
natal=0.77; naveg=-1.16; navi cruzeir=0.28; navi hospital=0.22; neblin=0.19; negativ=-0.2; net=-0.25; nev=-0.4; ninguem=-0.44; nivel=-0.25
nivel rio=0.56; nordest paraens=-0.2; nort=-0.26; not fiscal=-0.29; noz pec=0.31; nutr=0.22; obituari=0.4; obr=-0.34; obr public=-0.87
odontologi=-0.21; oest=-0.23; ofici=0.23; oficin=0.49; ole=-0.44; ole cozinh=0.3; oleodut=0.22; olimpiad=-0.51; olimpiad matematic=0.16
olind=0.33; oliveir=0.31; onc=-0.25; onc pard=0.3; ond=-0.19; onibus=-0.42; onibus escolar=-0.44; onibus gratuit=-0.51; oper=-0.7
oper policial=0.26; operari=0.27; opinia=0.42; oportun=0.94; opos=0.49; orcament=-0.17; ordem=-0.26; organ social=0.6; orl=0.43
orquestr=-0.58; orquestr jovem=-0.15; oss=0.25; our=0.32; ouriv=0.32; ovo=-0.2; padr=-0.3; padr brasileir=0.18; padroeir=-0.26; pag=-0.18
painel=-0.22; painel solar=0.2; palafit=0.31; palavr=-0.15; palc=-0.43; paleontologi=0.46; palestin=0.63; palhac=0.26; papagai=0.2
parad=-0.26; paradesport=0.57; paraguai=0.31; paralis=0.2; paran=0.33; pareda som=0.23; parqu=-0.39; parqu arqueologic=0.3
parqu estadual=0.25; parqu expos=0.23; parqu nacional=0.27; parquinh inclusiv=0.23; parteir=0.47; partid=-0.35; passageir=1; passagem=0.27
passagem onibus=-0.23; past=-0.24; pastagem=0.19; pastoral saud=0.32; patent=0.25; patrimoni cultural=0.2; patrimoni historic=0.57
patrimoni imaterial=0.22; patrimoni viv=0.31; patrocini=0.6; patrulh=0.21; paul=-0.17; paulistens=0.28; paus termic=0.3; paviment=0.23
pecuari=-0.32; peculat=0.32; pedagi=-0.19; pedem=-0.21; pedestres=0.3; pediatras=-0.16; pedr=-0.18; pelad=0.27; pen=-0.18; peneir=0.31
pension=0.31; percurs=-0.24; perd=-0.24; peregrin=0.78; perici=0.56; perimetr urban=-0.16; pes=-0.16; pesc=0.18; pesc artesanal=0.27
pescad=0.62; pespont=0.28; pesquis=-0.17; pesquis eleitoral=0.25; pesso com deficienci=0.29; pesso situ rua=0.21; petrole=0.78; petrolin=0.32
picad=0.23; pilar=0.21; pinha=0.15; pintur=0.22; piquet=0.31; pirarucu=0.2; pis=-0.42; piscicultor=0.32; piscicultur=0.21; piscin=0.22
pist=-0.64; pist caminhad=0.29; piv=0.18; pix=0.22; plac=-0.21; plan=-0.25; plan contingenci=0.3; plan diretor=0.45; plant coc=0.29
planta=-0.16; planti soj=0.24; plenari=-0.22; plenari virtual=0.3; plum=0.32; pneu=0.35; podem=-0.2; podi=0.23; poesi=0.37; poet=0.45
pol confecca=0.32; polici=-0.17; polici civil=1.33; polici federal=1; polici militar=1.04; polici rodoviari federal=1.28; policial=-0.19
policial militar=0.38; polu=0.29; polu sonor=0.25; pont=-0.77; porc=-0.34; port=-0.97; porta=-0.16; pos gradu=-0.15; post=-0.5
post saud=-0.25; pousad=0.69; pousad domiciliar=0.19; pov indigen=0.25; prac=-0.72; prac parqu=-0.95; prai=-1.05; prai cassin=0.31
prai genipabu=0.3; prainh=0.28; prec=-0.6; prec cebol=0.3; prec tabac=0.3; prec tomat=0.53; precis=-0.16; predi=-0.29; prefeit=0.83
prefeitur=-0.32; preguic gigant=0.17; prejuiz=1.1; prematur=0.24; premi=0.43; pres=-0.29; present=0.24; presepi=0.31; preserv=0.29
presidi=0.32; previsa temp=-0.51; prisa preventiv=-0.17; prisa temporari=0.18; privat=-0.25; process seletiv=0.21; procissa=0.7; procon=0.92
produca=-0.48; produt=-0.21; produtiv=0.57; produtor=-0.65; produtor leit=0.22; produtor rural=-0.65; professor temporari=0.29; program=-0.32
projeca=0.3; promet=-0.31; promotor=-0.43; promotori=0.23; pront atend=0.17; propost=-0.18; propriedad industrial=0.55; protes=0.25
protest=0.15; prov=0.5; quadr=-0.34; quadrilh=0.26; qualific=-0.17; qualific profissional=0.5; quart=-0.29; queij=-0.17; queim fog=-0.17
queimad=0.26; queimadur=0.26; quil=-0.47; quilowatt hor=0.3; quimic=0.15; quint=-0.2; quintal=-0.26; quinz=-0.19; raca=0.19; rachadinh=0.49
rachadur=0.56; racion=0.25; radi=-0.89; radi comunitari=-0.15; radial=0.18; raiv=0.15; ranking=0.42; rastr=0.24; rastreabil=0.32
reabertur=0.27; reassent=0.32; rebaix=1.08; rebanh=0.22; receit=0.2; recem nascid=0.2; recept=0.73; recif coral=0.26; reconhec=-0.21
reconstruca=0.33; record=0.57; record public=-0.19; recurs hidric=0.22; red estadual=0.33; red public=-0.34; red social=-0.24; redaca=0.5
redentor=0.65; refinari=0.22; reforc=0.69; refugiad=0.31; regat=0.28; regent=0.17; regia metropolitan=-0.22; regim alternanci=0.32
registr marc=0.31; regr trans=0.33; relator=-0.23; religia=-0.35; religia matriz african=-0.26; relogi=0.21; relojoeir=0.3; rematricul=0.25
remedi=-0.74; rendeir=0.26; renov=0.31; renov cnh=0.26; repar=0.27; repent=0.15; repres=0.18; reserv=-0.23; reservatori=0.32; resgat=0.73
resgat faun=0.3; resgatad=-0.29; ressarc=0.33; restaur=0.46; restitu=0.15; restitu impost=-0.27; retumba=0.32; reveillon=0.38; revital=0.18
ribeirinh=1.09; rio=-0.72; risc=-0.22; robotic=-0.18; robust=0.32; rod=-0.15; rodad=1.42; rodovi=-0.27; rol ans=0.33; romanc=0.24
romp barragem=0.32; rot=-0.19; royalti=0.63; rua pedestres=0.18; ruin=0.3; rural=-0.23; saba=0.22; sac=-0.63; safr caf=-0.19; safr uva=0.16
sagui=0.16; sai=-0.33; saib=-0.2; sal=-0.43; sal aul=-0.3; sal gem=0.29; salari=-0.33; salari minim=-0.41; salv=0.3; samb=0.39; samu=0.9
san=0.97; sanca=-0.16; sanfoneir=0.23; sant=-0.17; santuari=0.2; saud=-0.61; saud indigen=0.16; saud public=0.65; saudad=0.31; saveir=0.32
sec=1.13; secul=-0.23; sed=-0.32; seguid=-0.16; segur defes=0.45; segur desempreg=0.23; seguranc public=-0.86; seguranc viari=-0.25; sel=0.18
sel organic=0.31; sel origem=0.28; seleca=-0.18; seleir=0.29; selfi=0.29; selic=0.2; semafor=-0.22; semiarid=1.07; semifinal=0.19; sensor=0.33
sentenc=0.44; sentid=-0.17; seri b=0.26; seri d=0.21; serr=0.39; serr catarinens=0.29; serrari=0.24; serta=1.06; sertanej=-0.34; servic=1.08
servic public=-0.16; servidor=-0.67; servidor municipais=0.47; servidor public=0.51; setor sucroalcooleir=-0.32; show=-0.32; siderurgi=0.42
siderurgic=0.29; sil=0.2; sil bols=0.61; sinal=-0.34; sindic=0.26; sindicat=0.63; sindicat atlet=0.32; sindicat professor=0.58
sindicat rural=0.9; sistem prisional=-0.17; siti=0.21; situ emergenci=1.15; sobrad=0.3; soci=-0.15; socorr=0.24; softwar=0.27; soj=0.79
sol=-0.29; solad=0.3; sold=0.4; solidariedad=0.21; som=-0.22; sor=-0.15; sor antiapilic=0.29; sorris=0.23; sotaqu baixad=0.33; sub 20=0.27
subprefeitur=0.63; subsidi=1; sudoest goian=0.28; suin=0.19; suinocultur=0.38; sul=-0.35; sul american=-0.61; sulanc=0.32; suplement=0.25
suplent=0.82; sus=0.82; suspeit=-0.7; sustentabil=0.17; tabac=0.28; tacac=0.28; tamanh=-0.17; tambaqui=0.44; tarif=0.68; tax=0.16
tax preserv=0.31; taxist=0.31; teatr=-0.25; tecnic=-0.34; tecnic enfermagem=0.26; tecnologi=-0.38; telefon=-0.31; telemarketing=0.32
telemedicin=0.22; telh=0.28; telhad=-0.15; temp integral=0.4; tempestad=0.37; temporad=0.3; temporad prai=0.32; temporal=0.19; teni=-0.16
terc=-0.19; teren=0.27; termeletric=0.52; termin=-0.18; terminal conteiner=0.32; termometr=-0.16; terr=-0.28; terr indigen=-0.39
terreir=-0.18; terren baldi=-0.22; test=-0.19; till=0.28; tim=-0.27; timon=0.33; tir=-0.15; toad=0.64; tomat=0.46; tomb=0.94; toninh=0.24
topograf=0.24; torcedor=0.88; torcid=0.39; torcid organizad=-0.27; torcid unic=0.65; tornei=-0.45; torneir=-0.19; tornozeleir eletronic=0.26
torref=0.3; trabalh rural=0.45; trading=0.28; trafic=-0.24; trafic drogas=0.22; tragedi=-0.25; transit=0.3; transpl coraca=0.29
transport=-0.66; transport coletiv=-0.29; transport por aplicativ=-0.21; transport public=-0.73; transport trabalh=0.32; trapezi=0.28
trat=-0.42; trator=0.28; travessi=0.28; tre=0.2; trech=-0.27; trein=0.46; trem metropolitan=0.28; tribunal=-0.22; tribunal cont=0.88
tribunal eleitoral=-0.16; tribunal juri=0.22; trig=0.34; triplic fronteir=0.45; trump=0.2; tumul=0.2; tunel mantiqueir=0.29; turbidez=0.27
turf=0.26; turism=1.46; turism comunitari=0.31; turism religios=0.41; turist=0.21; turistic=-0.15; turm=-0.21; turn=-0.36
turn intermediari=0.16; uberabens=0.19; umband=0.29; umidad=-0.31; unemat=0.29; unic=-0.23; unidad conserv=0.23; univers=-0.52
univers federal=0.16; upa=-0.29; urbanism=-0.28; urn eletronic=0.18; uruguai=0.19; usad=0.18; usin acucar=0.26; usin solar=0.19; uva=0.19
vac=-0.28; vacin=0.4; vagas=0.76; vagas empreg=-0.57; val=-0.24; val ref=0.15; van=0.2; vaqueir=0.26; vaquinh=0.27; varand=0.15; vazant=0.29
vei=-0.17; veicul=-0.27; vej=-0.18; velh=-0.15; veloc=0.27; velori=0.49; vend=-0.5; vend natal=0.27; vendaval=0.21; vendid=-0.26; venen=0.22
venezuelan=0.56; vent=0.52; vera=-0.19; veranic=0.32; veronic=0.33; vestibular=0.58; vet=0.26; veterinari=0.38; viagem=-0.61; viatur=-0.17
vigi portuari=0.24; vigilanci sanitari=0.29; vil=0.29; vincul empreg=0.32; vinh=0.16; vinhed=0.28; violenci contr mulher=0.3
violenci domestic=0.51; virad=0.28; virus=-0.23; virus sincicial=-0.18; visit=0.67; vistori=-0.19; viv=-0.15; vizinhanc=0.31; volant=-0.28
volt as aul=0.42; voluntari=0.47; voo=-0.63; votaca=-0.25; xokleng=0.33; yanomami=0.47; zagueir=-0.23; zebu=0.46; zon=-0.44; zon rebaix=-0.23
zon rural=-0.56`
