/** How the numbers of a size are named: see `dimension-slots-data.ts`. */
export type SizeShape =
  | 'none'
  | 'angle'
  | 'flat'
  | 'round'
  | 'model'
  | 'beam'
  | 'box'
  | 'pipe'
  | 'tube'
  | 'sheet'
  | 'bolt'
  | 'ubolt'
  | 'wave'
  | 'post'
  | 'tray'
  | 'purlin'
  | 'grating'
  | 'tread'
  | 'crossarm'
  | 'strand'
  | 'block'
  | 'pole'
  | 'hook'

/** A kind of goods: how it is called in either language, how its size is written, and what is only meant when it is said. */
export type Kind = {
  readonly id: string
  readonly zh: string
  readonly en: string
  readonly size: SizeShape
  /** Bare steel has the same name: a line that does not say galvanized has to be confirmed. */
  readonly mayBeBare: boolean
}

type Row = readonly [id: string, zh: string, en: string, size?: SizeShape, mayBeBare?: true]

/** Patterns of names; both PostgreSQL and JavaScript read them. The longest name in a text is the kind. */
const rows: readonly Row[] = [
  ['recycledZincIngot', '再生锌锭|再生锌', 'recycled zinc ingots?|secondary zinc( ingots?)?'],
  [
    'zincIngot',
    '锌锭|电解锌(?!锭)|电锌(?!锭)|精炼锌|(?<=[0-5]#)锌(?![锭合丝球板粒粉])|锌块|锌大块|zn(?= ?[0-5]#)|(?<=[0-5]#)zn(?![a-z0-9])|(?<![镀热冷电喷富渗])锌(?= ?(99\\.|[0-5]#))',
    'zinc ingots?|zinc slabs?|shg(?! ?zinc)|(refined|electrolytic|spelter) zinc|spelter',
  ],
  ['zincWire', '热喷涂锌丝|喷涂锌丝|喷锌丝|纯锌丝|锌丝|锌线', 'zinc (spray )?wires?', 'round'],
  ['zincAlWire', '锌铝合金丝|锌铝丝|锌铝伪合金丝', 'zinc[- ]alumini?um wires?', 'round'],
  ['zincBall', '电镀锌球|锌球', 'zinc balls?', 'round'],
  ['zincGrain', '锌粒', 'zinc (granules?|grains?|shots?)'],
  ['zincPowder', '锌粉', 'zinc (powder|dust)'],
  ['zincPlate', '(?<!镀)锌板|轧制锌板|锌阳极板', '(rolled )?zinc (plates?|sheets?)', 'sheet'],
  [
    'dieCastAlloy',
    '压铸锌合金锭?|锌合金压铸锭|[235]#锌?合金锭?|锌合金[235]#|zamak ?-?[235]#?(锌合金锭?)?|锌合金锭?',
    'zamak ?-?[235]|zinc die[- ]?cast(ing)? alloys?',
  ],
  ['znAlIngot', '热镀锌铝合金锭?|锌铝合金锭|锌铝合金', 'zinc[- ]alumini?um (alloy )?ingots?|zn-?al alloys?'],
  ['znNiMaster', '锌镍中间合金锭?', 'zinc[- ]nickel master( alloys?)?'],
  ['znNiIngot', '锌镍合金锭?|热镀锌镍合金锭?', 'zinc[- ]nickel( alloy)?( ingots?)?'],
  ['znAlMg', '锌铝镁合金锭?|锌铝镁锭', 'zn-?al-?mg alloys?( ingots?)?|zinc[- ]alumini?um[- ]magnesium( alloy)? ingots?'],
  [
    'galfan',
    'galfan锌?-?5?铝?-?稀土合金锭?|galfan合金锭?|galfan锭?|锌-?5%?铝-?稀土(合金锭?)?|锌-?(10|5)%?铝-?稀土合金锭?|锌铝稀土合金锭?|锌铝稀土',
    'galfan( (alloy|ingots?))?',
  ],
  ['znBi', '锌铋合金锭?', 'zinc[- ]bismuth( alloys?)?'],
  ['znMulti', '热镀多元合金锭?|多元合金锭?', 'multi[- ]?(element|component) (galvanizing )?alloys?'],
  ['znAlMaster', '锌铝中间合金锭?', 'zinc[- ]alumini?um master( alloys?)?'],
  ['znReMaster', '稀土锌中间合金锭?|锌稀土中间合金锭?', 'zinc[- ]rare[- ]earth master( alloys?)?'],
  ['nickelPlate', '电解镍板?|镍板|镍片', '(electrolytic )?nickel (plates?|cathodes?|squares?)'],
  ['nickelBead', '镍珠|镍豆', 'nickel (beads?|pellets?|shots?)'],
  ['bismuth', '铋锭|精铋', 'bismuth( ingots?)?'],
  ['tin', '锡锭|精锡', 'tin ingots?'],
  ['lead', '铅锭|电解铅', 'lead ingots?'],
  ['antimony', '锑锭', 'antimony( ingots?)?'],
  ['magnesium', '镁锭', 'magnesium( ingots?)?'],
  ['lanthanum', '镧铈混合稀土金属|镧铈合金?|镧铈', 'la-?ce( mischmetal)?|mischmetal'],
  [
    'zamCoil',
    '(dx5[1-4]d|s[0-9]{3}gd)\\+zm|锌铝镁(?!合金|锭|光伏|支架|板|卷|钢)|锌铝镁(钢)?(板卷|卷板|板|卷)|热镀锌铝镁(板|卷)|zm板卷?|zam板',
    '(zinc[- ]alumini?um[- ]magnesium|zam|zn-?al-?mg)( coated)?( steel)? (coils?|sheets?)',
    'sheet',
  ],
  [
    'azCoil',
    '(dx5[1-4]d|s[0-9]{3}gd)\\+az|镀铝锌(?!板|卷|钢)|镀铝锌(钢)?(板卷|卷板|板|卷)|galvalume',
    'galvalume( coils?| sheets?)?|alu-?zinc( coils?| sheets?)?',
    'sheet',
  ],
  [
    'giCoil',
    '(dx5[1-4]d|s[0-9]{3}gd)\\+z(?![ma])|(结构级)?(热浸|热)?镀锌(钢)?(板卷|卷板|板|卷|钢卷|铁皮)|白铁皮',
    '(hot[- ]dip(ped)? )?galvani[sz]ed( steel)? (coils?|sheets?|strip coils?)|hdg (coils?|sheets?)|gi (coils?|sheets?)',
    'sheet',
  ],
  ['giStrip', '(热浸|热)?镀锌带钢|镀锌带|镀锌钢带|镀锌分条', 'galvani[sz]ed( steel)? strips?', 'sheet'],
  ['seamlessPipe', '(热浸|热)?(镀锌)?无缝(钢)?管', '(galvani[sz]ed )?seamless( steel)? (pipes?|tubes?)', 'pipe', true],
  [
    'squareTube',
    '(热浸|热)?(镀锌)?方(钢)?管|(热浸|热)?(镀锌)?正方管',
    '(galvani[sz]ed )?square( hollow)?( steel)?( sections?| tubes?| pipes?)',
    'box',
    true,
  ],
  [
    'rectTube',
    '(热浸|热)?(镀锌)?(矩形(钢)?管|矩管|扁通|长方管)',
    '(galvani[sz]ed )?rectangular( hollow)?( steel)?( sections?| tubes?| pipes?)',
    'box',
    true,
  ],
  ['boxTube', '(热浸|热)?(镀锌)?方矩管|(热浸|热)?镀锌方通', 'hollow sections?', 'box', true],
  [
    'weldedPipe',
    '(热浸|热)?镀锌(焊接)?(钢|圆|水|焊|铁)?管|(热浸|热)?(镀锌)?焊(接钢)?管|水煤气管|白铁管',
    '(hot[- ]dip(ped)? )?galvani[sz]ed( welded)?( steel| iron)? (pipes?|tubes?)|(hdg |gi |galv )(welded )?(steel )?(pipes?|tubes?)|welded( steel)? (pipes?|tubes?)',
    'pipe',
    true,
  ],
  ['crossarm', '角钢横担|横担', 'cross[- ]?arms?', 'crossarm'],
  ['unequalAngle', '(热浸|热)?(镀锌)?不等边角(钢|铁)', 'unequal( leg)? angles?', 'angle', true],
  [
    'angle',
    '(热浸|热)?(镀锌)?(等边)?角(钢|铁)|(热)?镀锌角|(热浸|热)?镀锌(?= ?l[0-9]+x[0-9])',
    '(galvani[sz]ed |hdg )?(equal )?(steel )?angles?( steel| bars?| irons?)?',
    'angle',
    true,
  ],
  ['strut', '成品支吊架|c型槽钢|c型钢槽|41系列支吊架|支吊架槽钢|抗震支架槽钢|单面槽钢', '(strut|unistrut)( channels?)?', 'tray'],
  ['channel', '(热浸|热)?(镀锌)?槽(钢|铁)|(热)?镀锌槽', '(galvani[sz]ed |hdg )?(steel )?(u[- ])?channels?( steel| bars?)?', 'model', true],
  ['iBeam', '(热浸|热)?(镀锌)?工字(钢|梁)|(热浸|热)?镀锌工(?=[0-9])', '(galvani[sz]ed |hdg )?i[- ]beams?', 'model', true],
  ['hBeam', '(热浸|热)?(镀锌)?h型?钢', '(galvani[sz]ed |hdg )?h[- ]beams?', 'beam', true],
  ['flat', '(热浸|热)?(镀锌)?扁(钢|铁)|接地扁(钢|铁)', '(galvani[sz]ed |hdg )?flat( steel)?( bars?| irons?)', 'flat', true],
  ['roundBar', '(热浸|热)?(镀锌)?圆(钢|铁)|(热)?镀锌圆棒', '(galvani[sz]ed |hdg )?round( steel)? bars?', 'round', true],
  [
    'purlin',
    '(热浸|热)?(镀锌)?c(型|形)?(钢)?(檩条)|(热浸|热)?(镀锌)?c(型|形)钢|檩条',
    '(galvani[sz]ed |hdg )?c[- ]?(purlins?|sections?)|purlins?',
    'purlin',
  ],
  ['pvSupport', '(锌铝镁)?光伏支架(导轨|立柱)?|光伏(导轨|立柱)', '(pv|solar)( mounting)? (supports?|brackets?|racks?|rails?)', 'purlin'],
  [
    'guardrail2',
    '(两|二|双|2)波(形)?(梁)?(钢)?(护栏)?板?|w型护栏板',
    'w[- ]beam( guardrails?)?( panels?)?|two[- ]wave( guardrails?)?',
    'wave',
  ],
  ['guardrail3', '(三|3)波(形)?(梁)?(钢)?(护栏)?板?', 'thrie[- ]beam( guardrails?)?( panels?)?|three[- ]wave( guardrails?)?', 'wave'],
  ['guardrail', '波形(梁)?(钢)?护栏板?|波形梁(钢)?板?|护栏板|高速护栏', 'guardrails?( panels?| beams?)?', 'wave'],
  ['guardPost', '(护栏|波形梁)?立柱|护栏柱|护栏桩', '(guardrail )?posts?', 'post'],
  ['blockOut', '防阻块', 'block[- ]?outs?|spacer blocks?', 'block'],
  ['bracket', '(护栏)?托架', 'guardrail brackets?', 'block'],
  ['endTerminal', '(护栏)?(圆形)?端头', 'end terminals?|terminal ends?', 'none'],
  ['spliceBolt', '拼接螺栓组?|护栏(连接)?螺栓组?|连接螺栓组', 'splice bolts?( sets?)?', 'none'],
  ['fence', '(公路)?隔离栅(网片)?|护栏网片?|围栏网', 'fence (panels?|mesh)|highway fences?', 'none'],
  ['lampPole', '(热浸|热)?(镀锌)?(路)?灯杆', 'lamp ?posts?|lighting poles?|street ?light poles?|light(ing)? poles?', 'pole'],
  ['tower', '(110kv)?(输电)?角钢塔|输电塔', 'lattice towers?|transmission towers?', 'none'],
  ['steelPole', '(热浸|热)?(镀锌)?钢管杆', 'steel poles?|tubular poles?', 'pole'],
  ['uBolt', 'u(型|形)?(螺栓|螺丝|抱箍|卡|型卡)|u形环', 'u[- ]?bolts?', 'ubolt'],
  ['hoop', '抱箍', 'hoops?|pole clamps?', 'none'],
  ['cableTray', '(热浸|热)?(镀锌)?(托盘式|槽式)?(电缆)?桥架|电缆托盘', 'cable trays?', 'tray'],
  ['ladderTray', '梯(级)?式(电缆)?桥架', 'cable ladders?', 'tray'],
  ['treadPlate', '(热浸|热)?(镀锌)?(钢格板|格栅)?踏步板|楼梯踏步|踏步', 'stair treads?', 'tread'],
  ['toothGrating', '齿形(防滑)?(钢格(板|栅)|格栅板?|钢格栅板)|防滑(齿形)?钢格(板|栅)', 'serrated( bar)? gratings?', 'grating'],
  ['grating', '(热浸|热)?(镀锌)?(压焊)?钢格(板|栅板|栅)|格栅板|(热浸|热)?镀锌格栅板?|(平台)?格栅', '(steel |bar )?gratings?', 'grating'],
  ['manholeCover', '(沟|井)盖板?', 'manhole covers?', 'none'],
  ['towerBolt', '铁塔螺栓|塔用螺栓|双帽螺栓', 'tower bolts?', 'bolt'],
  ['anchorBolt', '(热浸|热)?(镀锌)?地脚(螺栓|螺丝)|地脚', '(galvani[sz]ed |hdg )?(anchor|foundation) bolts?', 'bolt', true],
  ['studBolt', '(双头)?螺柱|全丝|螺杆|牙条', 'stud bolts?|threaded rods?', 'bolt'],
  [
    'inoxBolt',
    'a[24]-?[78]0不锈钢(外六角)?(螺栓|螺丝)(套件)?|不锈钢(304|316l?)?(外六角|六角)?(螺栓|螺丝)(套件)?|(304|316l?|sus304|201)(外六角|六角)?(螺栓|螺丝)',
    '(stainless( steel)?|a[24]-[78]0|304|ss304) (hex )?bolts?( sets?)?',
    'bolt',
  ],
  [
    'hexBolt',
    '(热浸|热)?(镀锌)?(高强度|高强)?(外六角|六角头|六角)?(螺栓|螺丝)(套件)?|(高强度?|钢结构)螺栓',
    '(galvani[sz]ed |hdg )?(hex(agon)?( head)? )?bolts?( sets?)?',
    'bolt',
    true,
  ],
  ['nut', '螺母|螺帽', 'nuts', 'bolt'],
  ['washer', '(平|弹)?垫(圈|片)', 'washers?', 'bolt'],
  ['blackWire', '(镀锌)?(捆扎)?(退火)?黑?铁丝|捆扎(线|丝)|扎丝|绑丝', '(annealed |black |binding |tie )wires?', 'round'],
  ['galvWire', '(热浸|热)?(镀锌)?钢丝|(热)?镀锌(铁)?丝', '(galvani[sz]ed|hdg)( steel| iron)? wires?', 'round', true],
  ['strand', '(热浸|热)?(镀锌)?钢绞线', '(galvani[sz]ed )?(steel )?strands?|guy wires?', 'strand', true],
  ['gabion', '(锌铝合金|镀锌|galfan)?(石笼网?|格宾网?|雷诺护垫)', 'gabions?( mesh| box(es)?)?', 'none'],
  [
    'galvService',
    '(钢结构|型钢|构件)?(/型钢)?来料(热|热浸)?镀锌|(热|热浸)?镀锌(代?加工|外协|服务)|代镀锌?|外委镀锌|来料加工',
    '(toll|contract) galvani[sz]ing|galvani[sz]ing services?',
  ],
  ['centrifugeService', '(紧固件/?)?(小件)?离心(热)?镀锌(加工)?', 'centrifug(al|e) galvani[sz]ing'],
  ['pipeLineService', '焊管自动线(热)?镀锌|管材自动线镀锌|自动线(热)?镀锌', 'pipe galvani[sz]ing'],
  ['degreaserAcid', '(酸性)?脱脂除锈(二合一|剂)?', 'acid(ic)? degreaser'],
  ['degreaser', '(低温)?(碱性)?脱脂(剂|粉)|除油(剂|粉)', '(alkaline )?degreas(er|ing)( powder| agents?)?'],
  ['hydrochloricAcid', '(工业)?盐酸', 'hydrochloric acid|hcl'],
  ['inhibitor', '(盐酸)?(酸洗)?缓蚀抑雾剂|(酸洗)?缓蚀剂|(酸雾)?抑(制)?雾剂|酸雾抑制剂', '(pickling |acid )?inhibitors?|fume suppressants?'],
  ['pickleBooster', '酸洗促进剂|酸洗加速剂', 'pickling accelerators?'],
  ['zac', '氯化锌铵|氯化铵锌|锌铵盐|复合盐|助镀剂|助镀盐|溶剂盐', 'zinc ammonium chloride|zac|double salt|galvanizing flux|flux'],
  ['zincChloride', '氯化锌', 'zinc chloride'],
  ['ammoniumChloride', '氯化铵|氯化氨|电盐|硇砂', 'ammonium chloride'],
  ['antiLeak', '(助镀)?防漏镀(添加)?剂|助镀添加剂|助镀防漏镀添加剂', 'flux additives?|anti-?bare[- ]?spot( additive)?'],
  ['ironRemover', '(助镀液?)?除铁剂', 'iron removers?|iron removal agents?'],
  ['antiFingerprint', '(镀锌板用?)?耐指纹(钝化)?(液|剂)', 'anti-?fingerprint( passivat\\w+)?( solution)?'],
  ['trivalentPassivator', '三价铬(本色)?(蓝白)?(彩色)?钝化(剂|液)', 'trivalent( chromium)? passivat\\w+'],
  ['passivator', '(无铬)钝化(液|剂)', '(chrom(e|ium)[- ]free) passivat\\w+( solution)?'],
  ['anyPassivator', '钝化(液|剂)', 'passivat(or|ing|ion)( solution| agent)?'],
  ['sealer', '(镀锌层)?封闭剂|镀锌封闭剂', 'seal(er|ant)s?'],
  ['stripper', '(挂具)?退锌(缓蚀)?剂', 'zinc strippers?|strip(ping)? agents?'],
  ['silverGalvPaint', '银亮冷镀锌(涂料|漆)?', 'bright cold galvani[sz]ing( paint| compound)?'],
  ['coldGalvPaint', '(单组分)?冷镀锌(涂料|漆|自喷)?|冷喷锌(涂料|漆)?', 'cold galvani[sz]ing( paint| compound)?'],
  ['spray', '(镀锌)?(修补)?自喷(锌)?漆|自动喷锌漆|镀锌修补(喷)?漆|锌喷漆', 'zinc spray( paint)?|galv(ani[sz]ing)? spray'],
  ['richPrimer', '(环氧)?富锌底?漆', '(epoxy )?zinc[- ]rich( primer| paint)?'],
  ['repairRod', '(热修补)?锌合金(修补)?棒|热修补(锌)?棒|修补(锌)?棒', '(zinc )?repair (sticks?|rods?|bars?)'],
  ['hanger', '(镀锌)?挂具', 'galvani[sz]ing (jigs?|hangers?|racks?)|jigs?'],
  ['sHook', 's(型|形)?(挂)?钩|双头吊钩|吊钩|挂钩', 's[- ]?hooks?|hooks?', 'hook'],
  ['chain', '(g80)?(起重|吊装)?链条|起重链', '(g80 )?(lifting |hoist )?chains?', 'round'],
  ['sling', '(耐酸)?(涤纶)?吊(装)?带|吊装带', '(polyester |lifting )?slings?'],
  ['thermocouple', '(锌锅)?(测温)?热电偶', 'thermocouples?'],
  ['skimmer', '捞渣(勺|工具)|渣勺|漏勺|带孔勺', 'skimm?(er|ing)( ladles?| spoons?)?|ladles?'],
  ['scraper', '刮灰(板|器)|刮渣板|刮板', 'scrapers?'],
  ['kettle', '锌锅', '(zinc |galvani[sz]ing )?kettles?|zinc pots?'],
  ['dross', '(热镀)?(锌)?底渣|锌渣', 'zinc dross|bottom dross'],
  ['ash', '(热镀锌)?锌灰', 'zinc ash(es)?'],
  ['zincOxide', '(间接法)?氧化锌', 'zinc oxide'],
  ['strapping', '(镀锌)?打包(钢)?带(与打包扣)?|打包扣|打包铁皮|钢带打包', '(steel |galvani[sz]ed )?strapping|steel straps?', 'flat'],
  ['vciFilm', '气相防锈(薄)?膜(与木方隔条)?|防锈膜|木方隔条', 'vci films?'],
  ['thicknessGauge', '(磁感应|磁性)?(涂层|镀层|漆膜|膜厚|锌层)?测厚仪', '(coating )?thickness (gauges?|meters?)'],
  ['copperSulphate', '硫酸铜(试验)?(溶液|试液)?', 'copper sul(ph|f)ate( solution)?'],
  [
    'inoxSheet',
    '(304l?|316l?|201|430|2205|双相|sus304|sus316l?|321|310s?)?(冷轧|热轧|双相)?不锈钢(中厚|装饰|冷轧|热轧|平)?(板|卷板|钢板|卷)|不锈铁板|(304l?|316l?|201|430|2205) ?(冷轧|热轧|双相|中厚|2b|ba|no\\.?1)? ?(钢)?板|(304l?|316l?|201|430|2205) ?(热轧|冷轧)?中厚板',
    '(stainless( steel)?|304l?|316l?|ss304) (sheets?|plates?|coils?)',
    'sheet',
  ],
  [
    'inoxWeldedPipe',
    '(304l?|316l?|201|sus304)?不锈钢(装饰)?(焊|圆|水|制品|工业焊)管|(304l?|316l?|201)(焊|圆)管|(304l?|316l?|201)?不锈钢管',
    '(stainless( steel)?|304|ss304)( welded)? (pipes?|tubes?)',
    'tube',
  ],
  [
    'inoxSeamlessPipe',
    '(304l?|316l?|sus316l?)?不锈钢无缝(钢)?管|(304l?|316l?)无缝(钢)?管',
    '(stainless( steel)?|316l?|304) seamless (pipes?|tubes?)',
    'tube',
  ],
  [
    'inoxRound',
    '(304l?|316l?|sus304)?不锈钢(圆钢|圆棒|棒|棒材|光圆|光元)|(304l?|316l?)(圆钢|圆棒|光圆|棒)',
    '(stainless( steel)?|304|ss304) (round )?bars?',
    'round',
  ],
  ['inoxAngle', '(304l?|316l?|sus304)?不锈钢(等边)?角(钢|铁)|(304l?|316l?)角(钢|铁)', '(stainless( steel)?|304|ss304) angles?', 'angle'],
  ['flange', '(304|316l?|不锈钢)?(板式)?(平焊|对焊|带颈)?法兰(盘|片)?', '(stainless( steel)?|304)?( slip[- ]on)? ?flanges?'],
  ['alIngot', '(a00|重熔用)?铝锭(a00)?|a00铝', 'alumini?um ingots?|a00'],
  [
    'alCastIngot',
    '(adc12|a356(\\.2)?|zl10[14]a?|铸造|压铸|zld\\d+)(压铸|铸造)?铝(合金)?锭|(压铸|铸造)?铝合金锭|adc12|a356(\\.2)?',
    '(adc12|a356(\\.2)?|cast alumini?um)( alloy)?( ingots?)?',
  ],
  [
    'alSheet',
    '(1060|5052|6061|3003|7075|5083|1100)?(纯|防锈|合金)?铝(合金)?板|(1060|5052|6061|3003|7075|5083)(铝?板)',
    '(1060|5052|6061)?( alumini?um) (sheets?|plates?)',
    'sheet',
  ],
  ['alProfile', '(工业)?铝型材|欧标型材', 'alumini?um (profiles?|extrusions?)'],
  ['pvFrame', '光伏边框(铝型材)?|铝边框', 'solar (panel )?frames?'],
  ['alRound', '(6061|6063|7075|2a12)?铝(合金)?(圆)?棒', 'alumini?um (round )?(bars?|rods?)', 'round'],
  ['helmet', '(abs)?安全帽(带下颏带)?', '(safety )?helmets?|hard ?hats?'],
  ['goggles', '(防冲击)?(防雾)?护目镜|防护眼镜', '(safety )?goggles'],
  ['faceShield', '(防锌液飞溅|防飞溅)?面屏|防护面罩|面罩', 'face ?shields?'],
  ['mask', '(kn95|n95)?(随弃式)?(防尘)?口罩', '(kn95|n95)( masks?| respirators?)?|dust masks?'],
  ['halfMask', '(7号)?(半面具|防毒面具|半面罩)(\\+7号酸性气体滤盒)?', 'half[- ]?masks?|respirators?'],
  ['heatGloves', '(芳纶)?(耐|防)高温手套|耐热手套|芳纶手套|隔热手套|500度手套', '(heat[- ]resistant|aramid|high[- ]temp(erature)?) gloves'],
  ['foilGloves', '铝箔(隔热)?(长袖)?手套', 'alumini[sz]ed( heat)? gloves'],
  ['acidGloves', '(丁腈)?(耐|防)酸碱手套|丁腈手套', '(nitrile|acid[- ](resistant|proof)|chemical[- ]resistant) gloves'],
  ['safetyShoes', '(耐酸碱)?(安全鞋|劳保鞋|防砸鞋)', 'safety (shoes|boots)'],
  ['heatSuit', '(芳纶)?(阻燃隔热服|阻燃服|隔热服)', '(flame[- ]retardant|heat[- ]resistant|aramid) (suits?|clothing)'],
  ['apron', '(铝箔)?(熔融金属)?防护围裙|铝箔围裙|围裙', '(alumini[sz]ed )?aprons?'],
  ['acidSuit', '(连体)?防酸(碱)?服', 'acid[- ](proof|resistant) suits?'],
  ['reflectiveWear', '反光(工装|工作服|衣服)', 'reflective (workwear|clothing)|hi-?vis workwear'],
  ['harness', '(全身式)?(双挂钩|双钩|双大钩)?安全(带|绳)', '(full[- ]body )?(safety )?harness(es)?'],
  ['earplugs', '(降噪|防噪音?)?耳塞', 'ear ?plugs?'],
  ['eyewash', '(复合式)?(洗眼器|冲淋洗眼器)|冲淋器', 'eye ?wash( stations?)?'],
  ['burnKit', '(化学灼伤)?(应急)?(冲洗)?急救包|急救箱', '(first[- ]aid|burn) kits?'],
  // What the trade also buys and nobody here may take for something else.
  ['rebar', '螺纹钢|盘螺|线材|高线|钢筋', 'rebars?|deformed bars?'],
  [
    'blackSheet',
    '(冷轧|热轧)(卷|板|钢板|卷板)|开平板|中厚板|花纹板|钢板(?!网|焊)|彩钢(板|卷|瓦)?|彩涂(板|卷)|酸洗板',
    '(cold|hot)[- ]rolled (coils?|sheets?|plates?)|(color|pre)[- ]?(coated|painted) (coils?|sheets?)',
  ],
  ['copper', '(紫|黄|电解|无氧)?铜(管|排|板|棒|线|丝|带|杆|锭|箔|球)?', 'copper|brass'],
  ['plasticPipe', '(pvc|ppr|pe|hdpe|upvc|pp|mpp|cpvc)-?(给水|排水|穿线)?管|塑料管', '(pvc|ppr|hdpe|pe) (pipes?|tubes?)'],
  ['linedPipe', '(衬塑|涂塑|钢塑复合|内外涂塑)(复合)?(钢)?管', '(plastic[- ]lined|epoxy[- ]coated)( steel)? pipes?', 'pipe'],
  ['cable', '(电力|控制)?电缆(线)?(?!桥架|托盘)|电线|光缆', '(power |control )?cables?(?! tray| ladder)|wires? and cables?'],
  ['castIronPipe', '(球墨)?铸铁(管|件)', '(ductile|cast) iron( pipes?)?'],
  ['valve', '(闸|球|蝶|截止|止回|单向)?阀门?|水泵|电机', 'valves?|pumps?|motors?'],
  ['pipeFitting', '弯头|三通|四通|管箍|活接|丝接|大小头|异径管|管件|卡箍|沟槽件', 'elbows?|tees?|couplings?|reducers?|fittings?'],
  ['wireRope', '钢丝绳', 'wire ropes?'],
  ['weldingRod', '(电)?焊条|焊丝|焊剂', 'welding (rods?|wires?|electrodes?)'],
  ['weldedMesh', '(电)?焊网|钢板网|钢丝网|勾花网|铁丝网|刺绳|刀片刺网|冲孔板', 'welded mesh|wire mesh|barbed wire|expanded metal'],
  ['cement', '水泥|砂石|混凝土|木方|砖', 'cement|concrete|bricks?'],
  ['otherAcid', '硫酸(?!铜)|硝酸|磷酸|氢氟酸|烧碱|片碱|纯碱|双氧水|氨水|液氨', '(sul(ph|f)uric|nitric|phosphoric) acid|caustic soda'],
  [
    'otherMetal',
    '(硅铁|锰铁|硅锰|生铁|铬铁|钼铁|钢坯|废钢|锌矿|锌精矿|锌焙砂|氢氧化锌|硫酸锌|镉锭|铟锭|镉|铟|钛板|钛管)',
    'ferro\\w+|pig iron|zinc concentrates?|zinc sul(ph|f)ate',
  ],
  [
    'otherGear',
    '(焊工|线|棉纱|棉|帆布|电焊|乳胶|一次性|绝缘|劳保)手套|雨衣|雨鞋|(绝缘|钢头)靴|水鞋|灭火器|棉大衣|毛巾|工具箱|扳手|卷尺',
    '(cotton|welding|latex|insulat\\w+) gloves|fire extinguishers?|raincoats?|wrench(es)?',
  ],
]

export const kinds: readonly Kind[] = rows.map(([id, zh, en, size = 'none', bare]) => ({ id, zh, en, size, mayBeBare: bare === true }))

/** A general name and the kinds it may mean, the usual one first. */
export const generalKinds: Readonly<Record<string, readonly string[]>> = {
  guardrail: ['guardrail2', 'guardrail3'],
  boxTube: ['squareTube', 'rectTube'],
  anyPassivator: ['passivator', 'trivalentPassivator', 'antiFingerprint'],
  squareTube: ['squareTube', 'rectTube'],
  rectTube: ['rectTube', 'squareTube'],
  giCoil: ['giCoil', '(dx5[1-4]d|s[0-9]{3}gd)\\+z(?![ma])|giStrip'],
  weldedPipe: ['weldedPipe', 'seamlessPipe', 'squareTube', 'rectTube'],
  zincIngot: ['zincIngot', 'recycledZincIngot'],
  grating: ['grating', 'toothGrating'],
  hexBolt: ['hexBolt', 'towerBolt'],
  znAlIngot: ['znAlIngot', 'znAlMaster'],
  znNiIngot: ['znNiIngot', 'znNiMaster'],
  zincWire: ['zincWire', 'zincAlWire'],
  coldGalvPaint: ['coldGalvPaint', 'silverGalvPaint'],
  heatGloves: ['heatGloves', 'foilGloves'],
  purlin: ['purlin', 'pvSupport'],
  blackWire: ['blackWire'],
  galvWire: ['galvWire'],
  inoxWeldedPipe: ['inoxWeldedPipe', 'inoxSeamlessPipe'],
  degreaser: ['degreaser', 'degreaserAcid'],
}
