// How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. Fitted with
// the weights by `node scripts/analysis/fit.ts tags --write`: of each word only what is left when the features are counted.
export const habitLines = `
abaix assinad=0.28; abastec agu=0.42; abert=-0.16; aboi=0.25; abrig=0.42; acaraj=0.32; achad=-0.18; acident=0.18; acougu=0.32; acrescim=-0.26
adegas=0.32; adoca=0.4; adolescent=0.37; adutor=0.54; aeroport=0.28; aeroport jericoacoar=0.31; afogad=-0.15; afund sol=0.31; agenci=-0.26
agend=0.68; agend cultural=-0.32; agent comunitari saud=0.27; agent endemi=0.27; agrest=0.3; agricultor=-0.36; agricultur=0.67
agricultur familiar=0.35; agroecologi=0.15; agroindustri=0.28; agronegoci=-0.39; agronom=0.15; agu=0.44; alag=-0.24; alfabet=0.73; alfac=-0.2
alfandeg=0.18; algas=0.22; aliment=-0.31; aliment escolar=0.18; aloj=0.19; aluguel=-0.66; aluguel residencial=0.24; aluguel social=0.41
alun=-0.53; ambul=0.47; analis=0.25; anestes=0.22; anestesic=0.22; animais=-0.45; animais silvestres=0.31; animal=-0.57; aniversari=-0.25
aniversari cidad=0.41; antiquari=0.28; aparelh=-0.19; aplicativ=-0.42; aposentadori=0.15; aposentadori professor=0.21; apreendid=-0.2
apreensa=-0.29; apreensa drogas=-0.32; aprendiz=0.25; apur=0.3; araucari=0.32; arbitr=0.27; arbitragem vide=0.32; argentin=1.04; arm=-0.32
arqueologi=0.19; arquidioces=0.29; arquitetur=0.32; arquiv=0.26; art visual=-0.39; artes=0.41; artesa=0.16; artesanat=0.48; artig=0.22
artist=-0.24; artist plastic=-0.19; arvor=-0.53; asfalt=-0.25; assassinat=0.41; assemblei=0.22; assemblei condomini=0.26
assemblei legislativ=0.64; associ=-0.19; associ comercial=0.93; atenca basic=0.18; atend=0.17; aterr sanitari=0.2; atlet=0.16; atletism=0.28
atras=-0.22; audienci=0.25; aul=-0.39; autism=0.49; auxili=0.31; ave=0.32; avenid=-0.19; avia=-0.48; aviaca=-0.56; avis=-0.15; avo=-0.16
azeit=0.15; azeit oliv=0.32; azeiton=0.3; azul=0.2; azulej=0.3; baian=-0.17; baian acaraj=0.33; baix umidad=0.16; balead=0.28; balneari=0.31
bals=0.16; banan=0.29; banc leit=0.37; band=-0.34; banheir=-0.21; banheir quimic=0.29; bar=0.37; bar restaur=-0.76; barc=-0.19
barc eletric=0.26; barc escol=0.25; barquinh=0.32; barr=-0.2; barrac=0.17; barragem=0.25; barraqueir=0.32; barreir=0.16; basilic=0.26
batalha ambiental=0.3; batat=0.29; batat doc=-0.16; batid=-0.22; beb=0.47; bich=-0.24; biodigestor=0.32; biodivers=0.75; biogas=0.43
biometri=0.32; biopark=0.27; bisav=0.21; bisp=-0.2; bloc carnaval=0.23; boemi=0.31; boi=-0.26; bol=-0.21; boletim=-0.17; bols valor=0.19
bombeir=0.57; brasilei=0.33; brasileir=-0.26; brasili=0.29; brigad=0.81; bronquiolit=0.22; brucelos=0.31; bumb meu boi=0.22; busc=0.61
caating=0.18; cach=0.32; cachorr=-0.27; cadastr=-0.18; cadastr reserv=0.32; cadei=0.25; cadeir rod=0.26; cadern=0.2; caf=-0.33; caingangu=0.32
cairu=0.33; caix=-0.26; caix eletronic=0.28; calcad=-0.18; calendari=0.22; calor=-0.4; camar deputad=0.25; camar municipal=0.29; cambi=0.28
camer=-0.31; caminha=1.4; caminha pip=0.29; campe=0.17; campea mundial=0.25; campeonat=0.19; campeonat brasileir=0.79; campeonat estadual=-0.8
candidat=0.38; canil=0.29; cao gat=-0.32; capacit=0.28; capital=0.18; capixab=0.59; carg=0.29; carn=-0.3; carr=-0.52; carr pip=0.48
carranc=0.24; carreir=0.21; cart=0.34; carta=-0.37; cas farinh=0.2; cascavel=0.23; cass=0.29; castr=0.21; catarat=0.28; categori=-0.25
cavalhad=0.16; cebol=0.2; ced=-0.16; cedul papel=0.32; cei=0.32; celular=-0.18; celulos=0.26; cemiteri=-0.39; cerrad=0.36; certida=0.3
certida nasc=0.32; cervej=-0.2; cham=-0.17; chap unic=-0.16; chaveir=0.27; chikunguny=0.22; chuv fort=-0.72; cicl caf=0.32; ciclovi=0.86
cidadani=0.32; cienci dad=0.25; cirurgi=-0.53; cirurgi catarat=0.21; cirurgi robotic=0.3; clinic=-0.27; club=-0.19; club centenari=0.3
cobr=0.63; cocain=0.15; coentr=0.22; colet=-0.27; colet lix=-0.27; colheit=-0.41; colheit uva=-0.2; colon=0.31; colun=0.87; combustivel=-0.52
comecam=-0.16; comerci=-0.16; comerci exterior=-0.24; comissa=-0.22; comissa especial=0.27; comitiv=0.51; component=0.27; compostagem=0.29
compr vot=0.15; conab=0.26; concert=0.16; concessa=0.27; concurs=1.02; concurs public=0.7; condenad=-0.19; condomini=0.19; confeder=-0.18
confeder lojist=0.3; confin=0.33; congad=0.21; conselh=-0.18; conselh municipal=-0.27; conselh universitari=0.26; conservatori=0.31
consorci=-0.23; consorci intermunicipal=-0.19; consorci public=0.3; consorci saud=0.31; construca=-0.45; construca civil=-0.25; consulad=0.66
consulad brasileir=0.28; consumidor=0.17; cont luz=-0.25; cont public=-0.23; contagem=-0.21; contorn rodoviari=0.3; control voo=0.3
conveni=0.46; cooperativ=0.88; cooperativism=-0.2; cop=-0.18; coraca=0.22; cordel=-0.28; corp=-0.37; corp bombeir=0.45; corregedori=0.32
correspondenci=0.3; corrid=-0.17; corrid rua=-0.57; corrupca=0.29; costur=0.26; cotaca=0.3; cour=0.24; couv flor=0.3; crech=0.21; credit=-0.52
criador=0.22; crim=1.14; crim ambiental=0.54; crim organizad=0.18; cruz=-0.35; cuc=0.3; culinari=-0.18; curios=-0.15; curricul=0.31
curt circuit=0.26; cust=-0.31; cust vid=0.28; dad=-0.23; decim terceir=0.24; decret=0.78; decret emergenci=0.32; defensori public=0.94
defes civil=1.86; deficit=-0.16; delegaci=-0.3; delegad=-0.25; democraci=0.28; dent=0.15; deposit=-0.47; deposit pneu=0.28; deputad=0.24
derbi=0.22; desab=-0.22; desabrigad=0.39; desaparecid=0.82; desapeg=0.32; descont=0.32; desempreg=0.37; desfil=-0.49; desliz=0.48
desmanch=0.26; desmat=0.18; destelh=0.42; desvi=0.9; detent=0.33; devoluca=0.3; dezoit=-0.15; diabet=0.25; diesel=-0.19; digital=0.29
dinossaur=0.3; direit consumidor=0.33; direit human=0.42; direit politic=0.26; distrit=-0.17; distrit industrial=-0.19; divid=-0.62
divid ativ=-0.17; doc=0.29; doenc=-0.29; domicili=-0.21; don=-0.31; dos=-0.32; dragagem=0.22; dron=0.68; dun=0.2; dupl sertanej=-0.15
eclus=0.32; economi=0.77; edital=0.94; educ=-0.7; educ fisic=-0.27; educ infantil=0.34; educ profissional=0.26; eleica=-0.5
eleica suplementar=0.27; eleitor=0.29; elenc=-0.16; eletrodomestic=0.28; eletronic=0.3; embarc=-0.75; embarqu=-0.17; emend=0.15; empat=0.41
empreendedorism=0.29; empreg=0.62; emprestim=0.2; emprestim consignad=0.21; enchent=0.3; endivid=0.61; energi eletric=0.28
energi renovavel=0.21; enfermagem=-0.3; enfermeir=0.17; engarraf=0.32; ensin=0.19; ensin superior=-0.77; ensin tecnic=0.16; enterr=-0.23
equin=0.33; escalad=0.29; escol=-1.09; escol municipais=-0.17; escol municipal=-0.3; escol music=0.26; escolar=-0.28; escultor=0.32
escun=0.24; esgot=0.18; espetacul=0.34; esport=0.21; estacion=-0.21; estadi=-0.65; estaleir=0.22; estatistic=0.21; estelionat=0.64
estiagem=0.21; estiv=0.28; estoqu sangu=0.32; estrad=-0.45; estrad vicinal=-0.17; estud=-0.33; estud impact=0.33; estud medicin=0.32
estuf=0.31; etanol milh=0.18; evangelic=-0.16; event=-0.3; exercici ilegal medicin=0.33; export=0.8; export frang=0.31; expos=-0.21
expositor=0.21; extensa rural=0.24; extrativism=0.22; fac=0.27; facad=0.22; facca=0.26; faix=-0.29; falec=-0.19; fals ideologic=0.32
falsific=0.32; famili=-1.21; farmaci=-0.25; favel=0.25; fazendeir=0.18; fe=0.32; febr=-0.36; febr amarel=-0.16; fechad=-0.15; feder baian=0.32
feija=0.35; feija carioc=0.3; feir=0.31; feir artesanat=0.28; feir cienci=0.15; feit=-0.36; felin=0.32; feliz=0.38; feminicidi=0.22
feminin=-0.15; feri=0.18; ferid=0.33; ferment natural=0.3; ferr velh=0.45; ferrovi=-0.17; fest=-0.99; fest junin=0.23; fest linguic=0.33
fest literari=0.17; festival=-0.21; festival folclor=0.21; festival invern=0.29; fil=0.23; filh brasileir=0.28; filmes=0.26; fim ano=0.17
fim seman=-0.49; fio cobr=0.22; fiocruz=0.2; fiscais=-0.17; fiscal=0.86; fisioterapi=0.27; flagr=0.59; flor=0.27; fluminens=0.21; flutu=0.31
foc calor=0.33; fog=0.15; fog artifici=0.22; foguet=0.16; folclor=-0.16; folia=0.27; foragid=-0.17; forc armad=-0.48; fornecedor=0.24
fossil=0.2; fotografi=-0.83; franc=0.18; fraud=0.32; fret=0.34; frev=0.28; frigorific=0.5; fronteir=1.1; frot=0.25; frut=0.31
fruticultur=-0.15; fugitiv=0.31; fum=0.36; fumac=0.52; fund=-0.3; fund ambiental=0.3; furt cab=0.26; futebol feminin=0.27; gad=0.51
garimp=0.29; garimpeir=-0.18; gastronomi=0.87; gat=-0.5; gauch=-0.31; gead=0.24; geladeir=0.31; genetic=0.32; gest=0.67; ginasi=-0.23
gol=-0.34; gol olimpic=0.24; goleir=-0.27; golfinh=0.26; golp=0.15; gols=0.21; goteir=0.31; govern=0.32; govern estadual=-0.51
govern federal=0.58; gra=-0.19; grac=-0.17; gralh azul=0.31; gramad=-0.18; graniz=0.6; granj=0.19; gratu=0.59; grau=-0.21; grev=0.82
grip=-0.29; grut=0.23; guarani=0.22; guard=-0.32; guard municipais=0.16; guard municipal=0.41; guayaquil=0.33; guerr=0.36; gui turism=0.25
habilit=0.24; habit=1.03; helicopter=0.19; hemocentr=0.25; hemodialis=0.43; histori=-0.15; homenagem=-0.39; homicidi=0.46; hor extr=0.19
hospital=-0.3; hospital regional=-0.38; hotel=0.15; hotelari=0.37; ifm=0.29; igarap=0.2; igarap tanqu=0.32; igrej=-0.65; igrej catolic=0.16
ilh=0.23; ilumin public=0.34; imovel=-0.73; imprens=-0.4; improb=0.31; improb administrativ=0.22; impropri=-0.2; imun=0.23; incendi=-0.7
incendi florestal=0.54; inclusa=0.52; inden=0.25; indic=0.17; indic geografic=0.51; indigen=-0.34; industrial=-0.16; infl aluguel=0.28
infraestrutur=0.18; ingl=0.27; ingress=0.26; inov=0.61; inquilin=0.29; inseticid=0.32; institut=-0.36; inteligenci artificial=0.37
intercambi=0.2; interd=0.88; intern=-0.18; internacional=0.74; internet=-0.41; interpret=0.73; interval termic=0.29; invern=-0.24
invest=-0.27; investig=0.45; iptu=0.17; irrig=0.23; isenca fiscal=-0.19; itaperun=0.33; itapor=0.33; jazz=0.27; jog=-0.19; joi=0.32
juiz=-0.49; jur=0.3; justic=-0.58; justic eleitoral=0.57; lag=-0.18; lag itaipu=0.31; lanc=0.61; largad=-0.24; lateral=-0.17; lavour=0.17
lazer=0.28; legisl=-0.91; legitim defes=0.31; lei=-0.42; lei cooperativ=0.3; leila=0.23; lesa=0.3; letr cursiv=0.32; levad=-0.15; levant=-0.16
libert=0.26; licit=-0.17; lideranc=0.53; liminar=0.3; limpez public=0.32; lingu=0.24; linguic=0.24; literatur=-0.44; literatur cordel=0.26
litoral=0.22; livr=-0.19; lix=0.42; locomotiv=-0.33; logistic=0.7; loiceir=0.31; loj=-0.42; lojist=0.68; lot=0.17; loteri=-0.53
louc barr=0.33; luminari=0.15; lut=0.45; luz=-0.19; mac=0.15; macac=0.56; macap=0.33; macrodrenagem=0.29; madrugad=-0.37; maestr=0.27
magisteri=0.36; mamifer=0.28; mandat=0.37; mang=0.25; maquin=-0.24; marc=0.18; marcad=-0.19; margem=-0.16; marid=-0.18; marujad=0.26
matematic=0.51; matriz=0.23; medalh=-0.32; medalh our=0.64; medic=-0.26; medicin=0.38; mei ambient=0.77; mei noit=-0.17; mela=0.3; memori=0.47
memorial=0.32; menin=-0.3; mercad financeir=-0.19; mercad imobiliari=-0.31; mercad public=0.16; mercad trabalh=0.6; merend=-0.21
merend escolar=0.4; mergulh=0.57; metalurgi=0.27; metan=0.32; metr=0.25; micr onibus=-0.25; microempreendedor=0.15
microempreendedor individual=-0.19; microempres=0.27; microplastic=0.24; milh=0.5; milimetr=-0.25; miner=-0.18; minim=-0.17; ministeri=-0.22
ministeri public=1.85; miriti=0.33; miss=-0.51; miss gal=0.32; mobil urban=1.06; mocambiqu=0.33; moed=0.31; montanh=0.15; moradi=1.15
morang=0.54; morm=0.26; mort no transit=0.16; mosquit=0.57; mot=-0.2; motociclet=0.28; mudanc=-0.22; mulher=-1.25; mult=0.8; mundial surf=0.23
munduruku=0.33; museu=0.47; museu zebu=0.3; music=-0.19; music instrumental=-0.19; mutira=0.2; mutira limpez=0.29; nasc=0.25; natal=0.79
naveg=-0.89; navi=0.16; navi cruzeir=0.28; navi hospital=0.25; negativ=-0.18; net=-0.2; nev=-0.42; ninguem=-0.3; nivel rio=0.31; nort=-0.22
noz pec=0.32; nutr=0.23; obituari=0.39; obr=-0.31; obr public=-0.92; odontologi=-0.16; oest=-0.15; ofici=0.24; oficin=0.35; ole=-0.18
olimpiad=-0.54; olimpiad matematic=0.15; olind=0.33; oliveir=0.31; ond=-0.18; onibus=-0.2; onibus escolar=-0.34; onibus gratuit=-0.47
oper=-0.47; oper policial=0.3; operari=0.3; oportun=0.64; ordem=-0.17; organ social=0.32; orl=0.47; orquestr=-0.39; oss=0.26; our=0.27
ouriv=0.32; pacient=0.24; padr=-0.25; padr brasileir=0.23; painel=-0.2; painel solar=0.24; palafit=0.32; palc=-0.41; paleontologi=0.34
palestin=0.64; palhac=0.27; papagai=0.2; papel=0.17; parad=-0.17; paradesport=0.61; paraguai=0.31; paran=0.33; pareda som=0.26; parqu=-0.32
parqu arqueologic=0.31; parqu estadual=0.26; parqu nacional=0.19; parteir=0.49; partid=-0.23; passageir=0.98; passagem=0.41; passei=0.25
past=-0.21; pastagem=0.2; pastoral saud=0.32; patrimoni=0.16; patrimoni historic=0.88; patrimoni viv=0.32; patrocini=0.31; patrulh=0.22
paulistens=0.28; pedagi=-0.18; pedem=-0.17; pedestres=0.33; peneir=0.31; pension=0.32; percurs=-0.23; perd=-0.2; peregrin=0.78; perici=0.2
pesc=0.32; pesc artesanal=0.19; pescad=0.49; pesquis eleitoral=0.25; pesso com deficienci=0.38; pesso situ rua=0.21; petrolin=0.33
pintur=0.23; pirarucu=0.21; pis=-0.28; pis salarial=0.15; piscin=0.23; pist=-0.5; piv=0.19; plac=-0.15; plan=-0.21; plan diretor=0.26
plastic=0.16; plenari=-0.15; pneu=0.16; podem=-0.15; poesi=0.36; poet=0.45; pol confecca=0.32; polici=-0.17; polici civil=1.34
polici federal=0.76; polici militar=0.79; polici rodoviari federal=1.1; policial=-0.23; policial militar=0.18; politic=0.18; polu=0.37
polu sonor=0.28; pont=-0.46; porc=-0.34; port=-1.13; poss=0.15; post=-0.71; post saud=-0.16; pov indigen=-0.23; prac=-0.57; prac parqu=-0.91
prai=-1.02; prai cassin=0.31; prai genipabu=0.3; prainh=0.28; prec=-0.51; prec tabac=0.31; prec tomat=0.55; predi=-0.25; prefeit=0.6
prefeitur=-0.38; preguic gigant=0.19; prejuiz=1.11; prematur=0.24; premi=0.59; present=0.27; presepi=0.32; preserv=0.41; presidi=0.33
previsa temp=-0.49; prisa=0.2; prisa preventiv=-0.27; process seletiv=0.24; procissa=0.49; procon=0.69; produca=-0.37; produtiv=0.31
produtor=-0.42; produtor leit=0.23; produtor rural=-0.34; projeca=0.3; projet lei=-0.17; promess=0.22; promet=-0.23; promotor=-0.39
propriedad industrial=0.58; protes=0.27; protest=-0.26; prov=0.22; quadr=-0.15; quadrilh=0.42; qualific=-0.16; qualific profissional=0.41
quart=-0.24; queim fog=-0.18; queimad=0.27; quil=-0.39; quimic=0.16; quintal=-0.18; raca=0.22; rachadinh=0.26; rachadur=0.57; racion=0.28
radi=-0.63; radial=0.18; raiv=0.16; ranking=0.42; reassent=0.32; rebaix=0.75; rebanh=0.23; receit=0.23; recem nascid=0.22; recept=0.26
recif coral=0.25; reconhec=-0.19; reconstruca=0.34; record public=-0.21; recuper judicial=0.24; red estadual=0.48; red municipal=0.28
red public=-0.24; red social=-0.2; redentor=0.32; reforc=0.76; reform=-0.24; refugiad=0.31; regat=0.28; regent=0.17; regia metropolitan=-0.21
registr marc=0.31; regr trans=0.33; reitori=-0.17; relator=-0.21; religia=-0.33; relogi=0.24; relojoeir=0.3; rematricul=0.25; remedi=-0.72
rend=0.16; rendeir=0.26; renov=0.32; renov cnh=0.24; repar=0.28; repent=0.16; repres=0.2; reserv=-0.17; resgat=0.77; restaur=0.45
retumba=0.32; reveillon=0.24; ribeirinh=0.64; rio=-0.5; risc=-0.16; rob=0.15; robotic=-0.16; robust=0.32; rodad=1.01; rodovi=-0.46
rol ans=0.33; romanc=0.25; romeir=-0.26; romp barragem=0.32; rot=-0.17; royalti=0.32; rua pedestres=0.16; ruin=0.3; saba=0.23; sac=-0.34
safr caf=-0.2; sagui=0.17; sai=-0.25; saib=-0.2; sal=-0.38; sal aul=-0.27; sal gem=0.3; salari=-0.39; salari minim=-0.32; salv=0.3; samb=0.41
samu=0.81; san=0.76; sanca=-0.15; sanfoneir=0.16; saud=-0.48; saud indigen=0.18; saud public=0.63; saudad=0.31; saveir=0.32; sec=1.1
secul=-0.17; sed=-0.24; segur defes=0.32; seguranc public=-1.15; seguranc viari=-0.2; sel=0.22; sel organic=0.32; selic=0.2; semafor=-0.2
semiarid=0.6; sensor=0.24; sentenc=0.5; sepult=0.15; seri b=0.17; serr=-0.22; serr catarinens=0.3; sertanej=-0.24; servic=0.68; servidor=-0.37
servidor municipais=0.25; servidor public=0.31; setor sucroalcooleir=-0.28; show=-0.19; siderurgi=0.47; sinal=-0.36; sindic=0.27
sindicat=0.78; sindicat professor=0.29; sindicat rural=0.46; siren=0.15; sistem prisional=-0.18; situ emergenci=0.72; softwar=0.27; soj=0.68
sol=-0.25; solad=0.3; sold=0.44; solidariedad=0.18; som=-0.16; sorris=0.25; sortei=-0.16; subprefeitur=0.63; subsidi=0.78; sudoest goian=0.32
suin=0.2; suinocultur=0.39; sul=-0.22; sul american=-0.61; sulanc=0.32; suplement=0.26; suplent=0.27; sus=0.7; suspeit=-0.55; sustentabil=0.18
tabac=0.29; tacac=0.28; tambaqui=0.24; tarif=0.66; tarif onibus=0.15; taxist=0.32; teatr=-0.25; tecnic=-0.21; tecnologi=-0.29; telefon=-0.23
telemarketing=0.32; temp=-0.17; temp integral=0.41; tempestad=0.38; temporad=0.33; teren=0.27; termeletric=0.26; terminal conteiner=0.32
terr=-0.15; terr indigen=-0.16; terren baldi=-0.23; test=-0.15; till=0.29; tim=-0.17; timon=0.33; toad=0.32; tomat=0.46; tomb=0.55
toninh=0.25; topograf=0.25; torcedor=0.54; torcid=0.57; torcid organizad=-0.24; torcid unic=0.3; tornei=-0.44; torneir=-0.16
tornozeleir eletronic=0.28; trabalh=-0.29; trabalh rural=0.53; trafic=-0.17; tragedi=-0.23; transit=0.32; transpl coraca=0.3; transport=-0.68
transport coletiv=-0.44; transport public=-0.58; transport trabalh=0.32; trapezi=0.29; trat=-0.39; trator=0.3; travessi=0.2; tre=0.2
trech=-0.16; trein=0.29; trem metropolitan=0.29; tribunal=-0.21; tribunal cont=0.88; trig=0.21; triplic fronteir=0.31; trump=0.2
tunel mantiqueir=0.3; turbidez=0.27; turf=0.26; turism=1.15; turism religios=0.28; turm=-0.18; turn=-0.21; uberabens=0.2; umband=0.29
umidad=-0.17; unidad conserv=0.23; unidad saud=0.2; univers=-0.52; upa=-0.2; urbanism=-0.21; urn eletronic=0.2; uruguai=0.19; usad=0.21
usin acucar=0.25; usin solar=0.21; uva=0.15; vac=-0.36; vagas=0.75; vagas empreg=-0.57; val=-0.16; vaqueir=0.27; vaquinh=0.31; varand=0.17
vazant=0.29; vel=0.19; veloc=0.28; velori=0.51; vend=-0.43; vend natal=0.27; vendid=-0.17; venezuelan=0.57; vent=0.36; ver=-0.18; vera=-0.15
veranic=0.32; vestibular=0.41; veterinari=0.23; viagem=-0.51; viatur=-0.16; vigi portuari=0.26; vigilanci sanitari=0.38; vincul empreg=0.32
vinh=0.23; vinhed=0.28; violenci=0.15; violenci contr mulher=0.28; violenci domestic=0.48; visit=0.16; vistori=-0.15; vitim=0.2; volant=-0.2
volt as aul=0.41; voluntari=0.52; voluntariad=-0.21; voo=-0.79; vot=0.21; votaca=-0.28; xokleng=0.33; yanomami=0.31; zagueir=-0.16; zebu=0.46
zon=-0.35; zon rebaix=-0.17; zon rural=-0.22; zon sul=0.15`
