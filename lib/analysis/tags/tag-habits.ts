// How much likelier (above 0) or less likely desks take a common word as a tag than what a text shows of it says, by the key of its stems. Fitted with
// the weights by `node scripts/analysis/fit.ts tags --write`: of each word only what is left when the features are counted.
export const habitLines = `
abaix assinad=0.28; abastec agu=0.43; abert=-0.15; aboi=0.25; abrig=0.42; acaraj=0.33; acess=0.16; acrescim=-0.22; adegas=0.33; adoca=0.4
adolescent=0.39; adutor=0.58; aeroport=0.18; afund sol=0.31; agenci=-0.25; agend=0.47; agend cultural=-0.38; agent comunitari saud=0.27
agent endemi=0.28; agrest=0.3; agricultor=-0.31; agricultur=0.48; agricultur familiar=0.36; agroecologi=0.15; agroindustri=0.28
agronegoci=-0.45; agronom=0.18; agu=0.34; alag=-0.22; alfabet=0.72; alfandeg=0.19; algas=0.23; aliment=-0.29; aliment escolar=0.19; aloj=0.19
alt temporad=-0.19; aluguel=-0.59; aluguel social=0.23; alun=-0.66; ambul=0.47; analis=0.26; anestesic=0.23; animais=-0.43
animais silvestres=0.26; animal=-0.47; aniversari=-0.24; aniversari cidad=0.42; antiquari=0.29; aparelh=-0.15; aplicativ=-0.5
aposentadori=0.15; aposentadori professor=0.21; apreendid=-0.18; apreensa=-0.28; aprendiz=0.26; apur=0.3; araucari=0.32; arbitragem vide=0.32
are risc=0.27; argentin=1.05; arm=-0.3; arqueologi=0.19; arquitetur=0.32; arquiv=0.28; art visual=-0.32; artes=0.44; artesa=0.16
artesanat=0.47; artist=-0.21; artist plastic=-0.17; arvor=-0.51; asfalt=-0.23; assassinat=0.44; assemblei condomini=0.26
assemblei legislativ=0.68; associ=-0.34; associ comercial=0.94; atenca basic=0.19; atend=0.22; aterr sanitari=0.2; atlet=0.18; atletism=0.34
atras=-0.2; audienci=0.26; aul=-0.36; autism=0.5; auxili=0.31; avia=-0.47; aviaca=-0.54; avis=-0.15; azeit oliv=0.32; azeiton=0.3; azulej=0.31
baian=-0.16; baian acaraj=0.33; baix umidad=0.16; balead=0.29; balneari=0.31; bals=0.24; banan=0.29; banc leit=0.38; band=-0.32; banheir=-0.21
banheir quimic=0.29; bar=0.39; bar restaur=-0.77; barc=-0.29; barc eletric=0.27; barc escol=0.26; barquinh=0.33; barr=-0.19; barragem=0.21
barreir=0.17; basilic=0.3; batalha ambiental=0.3; batid=-0.21; beb=0.24; bich=-0.21; biodigestor=0.32; biodivers=0.55; biogas=0.44
biometri=0.33; biopark=0.28; bisav=0.22; bisp=-0.17; boemi=0.32; boi=-0.23; bol=-0.19; boletim=-0.15; bols valor=0.2; bombeir=0.48
brasilei=0.33; brasileir=-0.25; brasili=0.29; brigad=0.82; brucelos=0.31; bumb meu boi=0.23; busc=0.31; cach=0.32; cachorr=-0.25
cadastr=-0.17; cadastr reserv=0.32; cadei=0.26; cadeir rod=0.26; cadern=0.21; caf=-0.2; caingangu=0.33; cairu=0.33; caix=-0.22
caix eletronic=0.27; calcad=-0.18; calendari=0.23; calor=-0.35; camar deputad=0.25; camar municipal=0.3; cambi=0.29; camer=-0.3; caminha=1.18
caminha pip=0.32; caminhoneir=0.18; campe=0.18; campea mundial=0.26; campeonat=0.21; campeonat brasileir=0.54; campeonat estadual=-0.78
candidat=0.4; canil=0.3; cao gat=-0.32; capixab=0.59; carn=-0.38; carr=-0.48; carr pip=0.49; carranc=0.24; carreir=0.26; cart=0.34
carta=-0.37; cas farinh=0.2; cascavel=0.22; cass=0.3; castr=0.22; catarat=0.16; categori=-0.21; cavalhad=0.17; cedul papel=0.32; cei=0.33
celular=-0.15; celulos=0.26; cemiteri=-0.34; cerrad=0.38; certida=0.3; certida nasc=0.32; cervej=-0.2; cham=-0.15; chap unic=-0.15
chaveir=0.28; chei=0.31; chikunguny=0.23; chuv fort=-0.69; cicl caf=0.32; ciclovi=0.88; cidadani=0.31; cienci dad=0.25; cirurgi=-0.52
cirurgi robotic=0.3; clim=0.2; clinic=-0.24; club centenari=0.3; cobr=0.39; coentr=0.22; colet=-0.24; colet lix=-0.17; colheit=-0.6
colon=0.31; colun=0.62; combustivel=-0.51; comerci=-0.26; comerci exterior=-0.23; comissa=-0.2; comissa especial=0.28; comitiv=0.28
component=0.28; compr vot=0.16; conab=0.27; concert=0.18; concessa=0.27; concurs=0.91; concurs public=0.5; condomini=0.19; confeder=-0.18
confeder lojist=0.31; confin=0.33; congad=0.22; conselh=-0.17; conselh municipal=-0.24; conselh universitari=0.27; conserv=-0.2
conservatori=0.31; consorci=-0.22; consorci intermunicipal=-0.16; consorci public=0.3; consorci saud=0.33; construca=-0.39
construca civil=-0.21; consulad=0.48; consulad brasileir=0.28; consumidor=0.2; cont luz=-0.23; cont public=-0.2; contagem=-0.19; contrat=-0.27
control voo=0.31; conveni=0.45; cooperativ=0.89; cop=-0.18; coraca=0.23; corp=-0.26; corp bombeir=0.24; corregedori=0.33; correspondenci=0.3
corrid rua=-0.55; corrupca=0.3; costur=0.26; cour=0.24; couv flor=0.3; crech=0.23; credit=-0.5; criador=0.22; crianc=-0.19; crim=1.1
crim ambiental=0.55; crim organizad=0.19; cruz=-0.31; cuc=0.3; culinari=-0.15; curios=-0.15; curricul=0.32; curt circuit=0.26; cust=-0.29
cust vid=0.15; dad=-0.21; decim terceir=0.25; decret=0.2; decret emergenci=0.32; defensori public=0.96; defes civil=1.89; deficit=-0.16
delegaci=-0.25; delegad=-0.18; democraci=0.28; dent=0.17; denunci=-0.18; deposit=-0.47; deposit pneu=0.27; derbi=0.23; desab=-0.2
desabrigad=0.42; desaparec=-0.16; desaparecid=0.56; desapeg=0.32; descont=0.33; desempreg=0.28; desfil=-0.47; desliz=0.41; desmat=0.2
destelh=0.23; desvi=0.91; detent=0.35; devoluca=0.3; diabet=0.26; diesel=-0.19; digital=0.29; dinossaur=0.31; direit consumidor=0.3
direit human=0.46; direit politic=0.26; divid=-0.61; divid ativ=-0.17; doc=0.3; doenc=-0.22; domicili=-0.19; don=-0.29; dos=-0.18
dragagem=0.24; drog=0.24; dron=0.69; economi=0.67; edital=0.7; educ=-0.59; educ fisic=-0.25; educ infantil=0.54; educ profissional=0.27
eleica=-0.43; eleica suplementar=0.29; eleitor=0.33; elenc=-0.15; eletrodomestic=0.29; embarc=-0.7; embarqu=-0.15; emend=0.19; empat=0.33
empreendedorism=0.34; empreg=0.48; emprestim=0.21; emprestim consignad=0.22; enchent=0.46; endivid=0.62; energi eletric=0.18
energi renovavel=0.21; energi solar=0.15; enfermagem=-0.29; enfermeir=0.2; engarraf=0.32; ensin=-0.17; ensin medi=-0.2; ensin superior=-0.74
entrev=-0.25; equin=0.33; escalad=0.3; escol=-1.17; escol municipais=-0.16; escol municipal=-0.26; escol music=0.27; escolar=-0.23
escultor=0.32; escun=0.24; esgot=0.18; espetacul=0.36; esport=0.3; estacion=-0.19; estadi=-0.64; estaleir=0.23; estatistic=0.21
estelionat=0.64; estiagem=0.22; estiv=0.29; estoqu sangu=0.32; estrad=-0.56; estrad vicinal=-0.15; estud=-0.35; estud medicin=0.32; estuf=0.31
etanol milh=0.18; event=-0.19; exam=0.15; exercici ilegal medicin=0.33; export=0.71; export frang=0.31; expos=-0.18; expositor=0.23
extensa rural=0.25; fac=0.28; facad=0.23; facca=0.27; faix=-0.28; fals ideologic=0.32; famili=-1.18; farmaci=-0.24; favel=0.25; fazendeir=0.18
febr=-0.31; fechad=-0.15; feder baian=0.32; feija=0.35; feija carioc=0.3; feir=0.37; feir artesanat=0.28; feir cienci=0.17; feir livr=-0.29
feit=-0.35; feliz=0.39; feminicidi=0.23; feminin=-0.15; feri=0.19; ferid=0.35; ferment natural=0.3; ferr velh=0.45; fest=-0.95
fest junin=0.23; fest linguic=0.33; fest literari=0.18; festival=-0.21; festival folclor=0.21; festival invern=0.29; fil=0.36; fil esper=-0.3
fil inss=0.16; filh brasileir=0.27; filhot=-0.17; fim seman=-0.52; fio cobr=0.23; fiocruz=0.22; fiscais=-0.16; fiscal=0.68; fisioterapi=0.28
flagr=0.41; flor=0.27; fluminens=0.21; flutu=0.32; foc calor=0.33; fog=0.23; fog artifici=0.23; foguet=0.17; folclor=-0.15; foragid=-0.15
forc armad=-0.48; fornecedor=0.25; fossil=0.22; fotografi=-0.77; franc=0.19; fraud=0.24; fret=0.39; frev=0.29; fri=-0.22; frigorific=0.28
fronteir=0.95; frot=0.31; frut=0.34; fruticultur=-0.26; fugitiv=0.32; fum=0.35; fumac=0.54; fund=-0.27; fund ambiental=0.3; furt cab=0.27
futebol feminin=0.27; gad=0.35; garimp=0.3; garimpeir=-0.16; gastronomi=0.6; gat=-0.49; gauch=-0.29; geladeir=0.31; genetic=0.32; gest=0.61
gol=-0.22; gol olimpic=0.25; golfinh=0.28; golp=0.24; gols=0.28; goteir=0.32; govern estadual=-0.48; govern federal=0.5; grac=-0.15
gralh azul=0.31; gramad=-0.15; graniz=0.41; granj=0.21; gratu=0.59; gratuit=-0.22; grau=-0.21; grev=0.77; grip=-0.26; grut=0.22; guarani=0.25
guard=-0.22; guard municipal=0.47; guayaquil=0.33; guerr=0.37; gui turism=0.26; habilit=0.25; habit=0.74; helicopter=0.2; hemocentr=0.28
hemodialis=0.45; homenagem=-0.38; homicidi=0.5; hor extr=0.2; hort=-0.36; hospital=-0.36; hospital regional=-0.36; hotel=-0.24; hotelari=0.39
ifm=0.3; igarap=0.21; igarap tanqu=0.32; igrej=-0.6; igrej catolic=0.17; ilh=0.23; ilumin public=0.34; imovel=-0.67; imprens=-0.39
improb=0.31; improb administrativ=0.23; impropri=-0.18; imun=0.23; inaugur=0.26; incendi=-0.68; incendi florestal=0.55; inclusa=0.55
inden=0.33; indic=0.19; indic geografic=0.54; indigen=-0.32; infl=0.21; infl aluguel=0.29; ingl=0.27; ingress=0.33; inov=0.59; inquilin=0.3
inseticid=0.32; institut=-0.24; inteligenci artificial=0.39; intercambi=0.2; interd=0.27; intern=-0.16; internacional=0.71; internet=-0.32
interpret=0.73; interval termic=0.29; invern=-0.23; invest=-0.22; investig=0.21; iptu=0.16; irrig=0.24; isenca=0.15; isenca fiscal=-0.17
itaperun=0.33; itapor=0.33; jazz=0.28; jog=-0.56; joi=0.33; jornal=0.16; juiz=-0.52; jur=0.32; juri=-0.32; justic=-0.63; justic eleitoral=0.59
lag=-0.17; lag itaipu=0.31; lanc=0.62; largad=-0.18; lazer=0.2; legisl=-0.9; lei=-0.37; lei cooperativ=0.3; leila=0.23; lesa=0.3
letr cursiv=0.32; libert=0.27; licit=-0.28; lideranc=0.54; limpez public=0.32; lingu=0.24; linguic=0.24; literatur=-0.43
literatur cordel=0.27; livr=-0.24; lix=0.31; locomotiv=-0.31; logistic=0.76; loiceir=0.32; loj=-0.37; lojist=0.45; lot=0.18; loteri=-0.52
louc barr=0.33; luminari=0.16; lut=0.3; luz=-0.17; mac=0.16; macac=0.57; macap=0.33; macrodrenagem=0.29; madrugad=-0.34; maestr=0.28
magisteri=0.39; mamifer=0.29; mandat=0.26; mang=0.25; maquin=-0.23; marc=0.18; marcad=-0.17; marujad=0.27; matematic=0.28; matern=0.18
matriz=0.23; medalh=-0.31; medalh our=0.64; medic=-0.34; medicin=0.38; mei ambient=0.8; mei maraton=0.15; mei noit=-0.17; mela=0.3
memori=0.47; memorial=0.33; menin=-0.22; mercad financeir=-0.18; mercad imobiliari=-0.18; mercad public=0.18; mercad trabalh=0.53
merend escolar=0.18; metalurgi=0.28; metan=0.33; metr=0.27; micr onibus=-0.22; microempreendedor=0.17; microempreendedor individual=-0.17
microempres=0.29; microplastic=0.25; milh=0.52; milimetr=-0.21; minim=-0.15; ministeri=-0.19; ministeri public=1.88; miriti=0.33; miss=-0.49
miss gal=0.32; mobil urban=1.04; mocambiqu=0.33; moed=0.32; montanh=0.16; moradi=1.05; morang=0.55; morm=0.26; mort=-0.19
mort no transit=0.17; mosquit=0.58; mot=-0.29; motor=-0.23; mudanc=-0.2; mulher=-1.19; mult=0.72; mundial surf=0.22; munduruku=0.33
museu=0.17; museu zebu=0.3; music=-0.28; music instrumental=-0.17; mutira=0.23; mutira limpez=0.3; nasc=0.26; natal=0.84; naveg=-0.82
navi hospital=0.26; negativ=-0.17; net=-0.17; nev=-0.41; ninguem=-0.25; nivel rio=0.31; nort=-0.2; noz pec=0.32; nutr=0.22; obituari=0.45
obr=-0.35; obr public=0.21; odontologi=-0.16; ofici=0.25; oficin=0.37; ole=-0.18; olimpiad=-0.62; olind=0.33; oliveir=0.32; ond=-0.17
onibus escolar=-0.3; onibus gratuit=-0.45; oper=-0.46; oper policial=0.29; operari=0.31; opinia=0.16; oportun=0.32; opos=-0.25; ordem=-0.15
organ social=0.32; orl=0.49; orquestr=-0.38; our=0.31; ouriv=0.33; padr=-0.31; padr brasileir=0.22; pagament=0.15; painel=-0.2
painel solar=0.25; palafit=0.33; palc=-0.38; palestin=0.64; palhac=0.27; papel=0.18; parad=-0.16; paradesport=0.61; paraguai=0.32; paran=0.33
pareda som=0.26; parqu=-0.25; parqu arqueologic=0.31; parqu estadual=0.24; parteir=0.49; partid=-0.2; passageir=1.1; passagem=0.44; passei=0.3
past=-0.2; pastagem=0.2; pastoral saud=0.32; patrimoni=0.16; patrimoni historic=0.87; patrimoni viv=0.32; patrocini=0.31; paulistens=0.29
pec=-0.21; pecuari=-0.15; pedagi=-0.17; pedem=-0.16; peneir=0.31; pension=0.32; percurs=-0.19; peregrin=0.83; perici=0.21; pesc=0.24
pesc artesanal=0.21; pescad=0.52; pesquis=0.18; pesquis eleitoral=0.25; pesso com deficienci=0.3; pesso situ rua=0.22; petrolin=0.33
pintur=0.3; pirarucu=0.21; pis=-0.26; piscin=0.24; pist=-0.45; piv=0.2; plan diretor=0.26; plastic=0.18; pneu=0.16; poesi=0.17; poet=0.19
pol confecca=0.32; polici civil=1.34; polici federal=0.59; polici militar=0.71; polici rodoviari federal=0.96; policial=-0.18
policial militar=0.21; politic=0.19; polu=0.37; polu sonor=0.3; pont=-0.4; porc=-0.32; port=-1.05; poss=0.24; post=-0.67; pov indigen=-0.34
prac=-0.59; prac parqu=-0.74; prai=-1.07; prai cassin=0.31; prainh=0.29; prec=-0.46; prec tomat=0.29; predi=-0.24; prefeit=0.63
prefeitur=-0.45; prejuiz=0.88; prematur=0.24; premi=0.82; present=0.27; presepi=0.32; preserv=0.3; presidi=0.34; previsa temp=-0.46
prisa=0.18; prisa preventiv=-0.26; process seletiv=0.26; procissa=0.54; procon=0.7; produca=-0.32; produtiv=0.32; produtor=-0.57
produtor leit=0.22; produtor rural=-0.56; projeca=0.31; projet lei=-0.18; promess=0.23; promet=-0.2; promotor=-0.34
propriedad industrial=0.58; protes=0.28; protest=-0.25; quadrilh=0.44; qual vid=0.15; qualific=-0.15; qualific profissional=0.38; quart=-0.22
queim fog=-0.16; queimad=0.28; quil=-0.29; quimic=0.17; raca=0.22; rachadinh=0.26; rachadur=0.3; racion=0.28; radi=-0.61; radial=0.19
raiv=0.17; ranking=0.42; reajust=-0.19; reajust salarial=0.19; reassent=0.33; rebaix=0.59; receit=0.26; recem nascid=0.22; recept=0.33
recif coral=0.26; reconstruca=0.25; record=0.17; record public=-0.19; recuper judicial=0.25; red estadual=0.34; red public=-0.21
redentor=0.33; reforc=0.78; reform=-0.23; refugiad=0.31; regent=0.18; regia metropolitan=-0.19; registr marc=0.31; regr trans=0.33
reitori=-0.15; relator=-0.18; religia=-0.22; relogi=0.25; relojoeir=0.3; rematricul=0.26; remedi=-0.69; rend=0.17; rendeir=0.27; renov=0.32
renov cnh=0.26; repar=0.29; repres=0.19; reserv=-0.16; resgat=0.56; restaur=0.48; retumba=0.33; ribeirinh=0.66; rio=-0.43; rob=0.16
robotic=-0.16; robust=0.32; rodad=0.78; rodovi=-0.56; rol ans=0.33; romanc=0.26; romeir=-0.19; romp barragem=0.32; rot=-0.16; royalti=0.32
rua pedestres=0.18; ruin=0.31; saba=0.23; sac=-0.32; safr=-0.15; safr caf=-0.19; sagui=0.17; sai=-0.24; saib=-0.17; sal=-0.36; sal aul=-0.25
sal gem=0.3; salari=-0.31; salari minim=-0.3; salv=0.3; samb=0.41; samu=0.83; san=0.62; sanfoneir=0.18; saud=-0.35; saud indigen=0.19
saud mulher=0.15; saud public=0.64; saudad=0.32; saveir=0.33; sec=1.07; secul=-0.16; sed=-0.23; segur defes=0.32; seguranc public=-1.08
seguranc viari=-0.21; sel organic=0.32; selic=0.22; semafor=-0.17; sement=0.17; semiarid=0.3; sensor=0.26; sentenc=0.53; sepult=0.19
serr=-0.21; serr catarinens=0.3; sertanej=-0.24; servic=0.52; servidor=-0.35; servidor municipais=0.26; servidor public=0.36; show=-0.29
sinal=-0.3; sindic=0.27; sindicat=0.61; sindicat professor=0.31; sindicat rural=0.35; siren=0.15; situ emergenci=0.73; softwar=0.29; soj=0.71
sol=-0.23; solad=0.31; sold=0.45; solidariedad=0.24; som=-0.15; sorris=0.26; sortei=-0.15; subprefeitur=0.64; subsidi=0.78; sudoest goian=0.32
suin=0.21; suinocultur=0.37; sul=-0.18; sul american=-0.61; sulanc=0.32; suplement=0.26; sus=0.71; suspeit=-0.47; tabac=0.3; tambaqui=0.24
tarif=0.67; tarif onibus=0.15; tax=0.15; taxist=0.32; teatr=-0.19; tecnic=-0.25; tecnologi=-0.25; telefon=-0.2; telemarketing=0.32; temp=-0.15
temp integral=0.44; tempestad=0.41; temporad=0.17; teren=0.29; terminal conteiner=0.32; terren baldi=-0.21; till=0.29; tim=-0.16; timon=0.33
toad=0.33; tomat=0.43; tomb=0.55; toninh=0.25; topograf=0.25; torcedor=0.56; torcid=0.45; torcid organizad=-0.21; torcid unic=0.3
tornei=-0.41; trabalh=-0.3; trabalh remot=0.16; trabalh rural=0.53; trafic=-0.15; tragedi=-0.15; transit=0.42; transpl coraca=0.3
transport=-0.22; transport coletiv=-0.41; transport por aplicativ=-0.17; transport public=-0.56; transport trabalh=0.33; trapezi=0.29
trat=-0.35; trator=0.3; travessi=0.43; tre=0.22; trein=0.32; trem=-0.18; trem metropolitan=0.29; tribunal=-0.15; tribunal cont=0.89; trig=0.22
trilh=-0.2; triplic fronteir=0.31; tunel mantiqueir=0.3; turbidez=0.27; turf=0.26; turism=1.14; turism religios=0.27; turm=-0.17; turn=-0.19
uberabens=0.21; umband=0.3; umidad=-0.15; unidad saud=0.22; univers=-0.45; upa=-0.18; urn eletronic=0.21; uruguai=0.2; usad=0.22
usin acucar=0.26; usin solar=0.22; vac=-0.35; vagas=0.64; vagas empreg=-0.56; vaqueir=0.27; varand=0.19; vazant=0.3; vel=0.19; veloc=0.29
velori=0.44; vend=-0.38; vend natal=0.29; vendid=-0.16; venezuelan=0.58; ver=-0.21; veranic=0.33; vestibular=0.42; viagem=-0.51; vide=-0.17
vigi portuari=0.27; vigilanci sanitari=0.21; vinh=0.25; vinhed=0.29; violenci=0.34; violenci contr mulher=0.38; violenci domestic=0.39
visit=0.23; vistori=-0.15; vitim=0.22; volant=-0.17; volt as aul=0.41; voluntari=0.54; voluntariad=-0.17; voo=-0.86; vot=0.31; votaca=-0.44
xokleng=0.33; yanomami=0.32; zebu=0.48; zon=-0.33; zon rebaix=-0.15; zon rural=-0.16; zon sul=0.18`
