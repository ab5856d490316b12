import { supplyKinds } from './supply-kinds-data.ts'

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

export type KindRow = readonly [id: string, zh: string, en: string, size?: SizeShape, mayBeBare?: true]

/** Patterns of names; both PostgreSQL and JavaScript read them. The longest name in a text is the kind. */
const rows: readonly KindRow[] = [
  ['recycledZincIngot', '再生锌锭|再生锌', 'recycled zinc ingots?|secondary zinc( ingots?)?'],
  [
    'zincIngot',
    '锌锭|电解锌锭?|电锌锭?|精炼锌|(?<=[0-5]#) ?锌(?![锭合丝球板粒粉])|锌块|锌大块|zn(?= ?[0-5]#)|(?<=[0-5]#)zn(?![a-z0-9])|(?<![镀热冷电喷富渗])锌(?= ?(99\\.|[0-5]#|锌?含量))|zn(?= ?-?9[89]\\.[0-9])|(?<=进口)锌(?![锭合丝球板粒粉灰渣镍铝])|(?<=双燕|驰宏|紫金|葫锌|江铜|西矿|麒麟|会泽|豫光|蒙自|秦锌|红烨|安宁)锌(?![锭合丝球板粒粉灰渣镍铝])|(双燕|驰宏|紫金|葫锌|江铜|西矿|麒麟|会泽|豫光|蒙自|秦锌|红烨|安宁)(?= ?[01]#(?! ?[柴轻重燃锌z]))',
    'zinc ingots?|zinc slabs?|shg(?! ?zinc)|(special )?high[- ]grade zinc( ingots?)?|(refined|electrolytic|spelter) zinc|spelter',
  ],
  ['zincWire', '热喷涂锌丝|喷涂锌丝|喷锌丝|纯锌丝|(?<!镀)锌[丝线]', 'zinc (spray )?wires?', 'round'],
  ['zincAlWire', '锌铝合金丝|锌铝丝|锌铝伪合金丝', 'zinc[- ]alumini?um wires?', 'round'],
  ['zincBall', '电镀锌球|锌球', 'zinc balls?', 'round'],
  ['zincGrain', '锌粒', 'zinc (granules?|grains?|shots?)'],
  ['zincPowder', '锌粉', 'zinc (powder|dust)'],
  ['zincPlate', '(?<!镀)锌板|轧制锌板|锌阳极板', '(rolled )?zinc (plates?|sheets?)', 'sheet'],
  [
    'dieCastAlloy',
    '压铸锌合金锭?|锌合金压铸锭|[235]#锌?合金锭?|锌合金[235]#|zamak ?-?[235]#?( ?锌合金锭?)?',
    'zamak ?-?[235]|zinc die[- ]?cast(ing)? alloys?',
  ],
  // Any alloy of zinc: what it contains says which.
  ['zincAlloy', '锌合金锭?', 'zinc alloys?( ingots?)?'],
  [
    'znAlIngot',
    'rzn-?al ?[0-9.]+|热镀用?锌?合金锭|热镀(锌铝|铝锌)合金锭?|铝锌合金锭|锌铝合金锭|锌铝合金|[低高]铝(系)?锌(铝)?(合金)?锭?',
    'zinc[- ]alumini?um (alloy )?ingots?|zn-?al alloys?',
  ],
  ['znNiMaster', '锌镍[0-9.%]*中间合金锭?|镍锌中间合金锭?', 'zinc[- ]nickel master( alloys?)?'],
  ['znNiIngot', '锌镍合金锭?|热镀锌镍合金锭?|镍锌合金锭?', 'zinc[- ]nickel( alloy)?( ingots?)?|zn-?ni'],
  [
    'znAlMg',
    '锌铝镁合金锭?|锌铝镁锭|锌铝镁(?=[^,;]{0,16}锭)',
    'zn-?[0-9.]*al-?[0-9.]*mg( alloys?)?( ingots?)?|zinc[- ]alumini?um[- ]magnesium( alloy)? ingots?',
  ],
  [
    'galfan',
    'galfan锌?-?5?铝?-?稀土合金锭?|galfan合金锭?|galfan锭?|锌-?5%?铝-?稀土(合金锭?)?|锌-?(10|5)%?铝-?(混合)?稀土合金锭?|锌铝稀土合金锭?|锌铝稀土',
    'galfan( (alloy|ingots?))?',
  ],
  ['znBi', '锌铋合金锭?', 'zinc[- ]bismuth( alloys?)?|zn-?bi'],
  ['znMulti', '热镀多元合金锭?|多元合金锭?', 'multi[- ]?(element|component) (galvanizing )?alloys?'],
  ['znAlMaster', '锌铝中间合金锭?', 'zinc[- ]alumini?um master( alloys?)?'],
  ['znReMaster', '稀土锌(中间)?合金锭?|锌稀土(中间)?合金锭?', 'zinc[- ]rare[- ]earth master( alloys?)?'],
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
    '(dx5[1-4]d|s[0-9]{3}gd)\\+zm|锌铝镁(?!合金|锭|光伏|支架|板|卷|钢| ?[czu][型形]?钢)|锌铝镁(钢)?(板卷|卷板|板|卷)|热镀锌铝镁(板|卷)|zm板卷?|zam板|(?<![a-z])zm ?[0-9]{2,3}(?![0-9])',
    '(zinc[- ]alumini?um[- ]magnesium|zam|zn-?al-?mg)( coated)?( steel)? (coils?|sheets?)',
    'sheet',
  ],
  [
    'azCoil',
    '(dx5[1-4]d|s[0-9]{3}gd)\\+az|镀铝锌(?!板|卷|钢)|镀铝锌(钢)?(板卷|卷板|板|卷)|galvalume|(?<![a-z])az ?[0-9]{2,3}(?![0-9])',
    'galvalume( coils?| sheets?)?|alu-?zinc( coils?| sheets?)?',
    'sheet',
  ],
  [
    'giCoil',
    '(dx5[1-4]d|s[0-9]{3}gd)\\+z(?![ma])|(结构级)?(热浸|热)?镀锌(钢)?(板卷|卷板|板|卷|钢卷|铁皮)|白铁皮',
    '(hot[- ]dip(ped)? )?galvani[sz]ed( steel)? (coils?|sheets?|strip coils?)|hdg (coils?|sheets?)|gi (coils?|sheets?)',
    'sheet',
  ],
  ['giStrip', '(热浸|热)?镀锌带钢|镀锌带|镀锌钢带|镀锌分条|(?<!不锈)带钢', 'galvani[sz]ed( steel)? strips?', 'sheet', true],
  [
    'seamlessPipe',
    '(热浸|热)?(镀锌)?无缝(镀锌)?(钢)?管|(热浸|热)?(镀锌)?无缝(?!钢?管)(镀锌)?',
    '(galvani[sz]ed )?seamless( steel)? (pipes?|tubes?)',
    'pipe',
    true,
  ],
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
  // Solid, and not sold here: a tube of that size is nearest.
  ['squareBar', '(热浸|热)?(镀锌)?方(钢|铁|棒)(?!管)', '(galvani[sz]ed )?square( steel)? bars?', 'box', true],
  ['boxTube', '(热浸|热)?(镀锌)?方矩管|(热浸|热)?(镀锌)?方通', 'hollow sections?', 'box', true],
  [
    'weldedPipe',
    '(热浸|热)?镀锌(焊接)?(钢|圆|水|焊|铁)?管|(?<=[0-9] ?)管(?=[^,;]{0,16}镀锌)|(热浸|热)?(镀锌)?焊(接钢)?管|水煤气管|白铁管',
    '(hot[- ]dip(ped)? )?galvani[sz]ed( welded)?( steel| iron)? (pipes?|tubes?)|(hdg |gi |galv )(welded )?(steel )?(pipes?|tubes?)|welded( steel)? (pipes?|tubes?)',
    'pipe',
    true,
  ],
  ['crossarm', '角钢横担|横担', 'cross[- ]?arms?', 'crossarm'],
  ['unequalAngle', '(热浸|热)?(镀锌)?不等边角(钢|铁)', 'unequal( leg)? angles?', 'angle', true],
  [
    'angle',
    '(热浸|热)?(镀锌)?(等边)?角(钢|铁)|(热)?镀锌角|(热浸|热)?镀锌(?= ?l[0-9]+x[0-9])|(?<![a-z0-9])l(?= ?[0-9]{2,3}x[0-9]{1,3})',
    '(galvani[sz]ed |hdg )?(equal )?(steel )?angles?( steel| bars?| irons?)?',
    'angle',
    true,
  ],
  [
    'strut',
    '成品支吊架|c(型|形)?钢(?= ?41 ?x ?[1-9])|c型槽钢|c型钢槽|41系列支吊架|支吊架槽钢|抗震支架槽钢|单面槽钢',
    '(strut|unistrut)( channels?)?',
    'tray',
  ],
  ['channel', '(热浸|热)?(镀锌)?槽(钢|铁)|(热)?镀锌槽', '(galvani[sz]ed |hdg )?(steel )?(u[- ])?channels?( steel| bars?)?', 'model', true],
  ['iBeam', '(热浸|热)?(镀锌)?工字(钢|梁)|(热浸|热)?镀锌工(?=[0-9])', '(galvani[sz]ed |hdg )?i[- ]beams?', 'model', true],
  ['hBeam', '(热浸|热)?(镀锌)?h型?钢|(?<![a-z0-9])h[nmw]?(?= ?[0-9]{3}x[0-9]{2,3})', '(galvani[sz]ed |hdg )?h[- ]beams?', 'beam', true],
  ['flat', '(热浸|热)?(镀锌)?扁(钢|铁)|接地扁(钢|铁)', '(galvani[sz]ed |hdg )?flat( steel)?( bars?| irons?)', 'flat', true],
  ['roundBar', '(热浸|热)?(镀锌)?圆(钢|铁)|(热)?镀锌圆棒', '(galvani[sz]ed |hdg )?round( steel)? bars?', 'round', true],
  [
    'purlin',
    '(热浸|热)?(镀锌)?c(型|形)?(钢)?(檩条)|(热浸|热)?(镀锌)?c(型|形)钢|檩条',
    '(galvani[sz]ed |hdg )?c[- ]?(purlins?|sections?)|purlins?',
    'purlin',
  ],
  [
    'pvSupport',
    '(锌铝镁)?光伏支架(导轨|立柱)?|光伏(导轨|立柱)|锌铝镁 ?[czu][型形]?钢',
    '(pv|solar)( mounting)? (supports?|brackets?|racks?|rails?)',
    'purlin',
  ],
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
  ['hoop', '(热浸|热)?(镀锌)?抱箍', 'hoops?|pole clamps?', 'none'],
  ['cableTray', '(热浸|热)?(镀锌)?(托盘式|槽式|线槽)?(电缆)?桥架|电缆托盘|(热浸|热)?(镀锌)?线槽', 'cable trays?', 'tray'],
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
    'a[24]-?[78]0([^,;]{0,16}(螺栓|螺丝)(套件)?)?|(螺栓|螺丝)[^,;]{0,16}a[24]-?[78]0|不锈钢(304|316l?)?(外六角|六角)?(螺栓|螺丝)(套件)?|(sus)?(304|316l?|201)(外六角|六角)?(螺栓|螺丝)|(sus)?(304|316l?|201)外六角',
    '(stainless( steel)?|a[24]-[78]0|304|ss304) (hex )?bolts?( sets?)?',
    'bolt',
  ],
  [
    'hexBolt',
    '(热浸|热)?(镀锌)?(高强度|高强)?(外六角|六角头|六角)?(螺栓|螺丝)(套件)?|(高强度?|钢结构)螺栓|外六角',
    '(galvani[sz]ed |hdg )?(hex(agon)?( head)? )?bolts?( sets?)?',
    'bolt',
    true,
  ],
  ['nut', '螺母|螺帽', 'nuts', 'bolt'],
  ['washer', '(平|弹)?垫(圈|片)', 'washers?', 'bolt'],
  ['blackWire', '(镀锌)?(捆扎)?(退火黑?|黑)铁丝|捆扎(铁?丝|线)|扎丝|绑丝', '(annealed |black |binding |tie )wires?', 'round'],
  // Black annealed or galvanized: who says neither is asked.
  ['ironWire', '铁丝', 'iron wires?', 'round'],
  ['galvWire', '(热浸|热)?(镀锌)?钢丝|(热浸|热)?镀锌(铁)?丝', '(galvani[sz]ed|hdg)( steel| iron)? wires?', 'round', true],
  ['strand', '(热浸|热)?(镀锌)?钢绞线', '(galvani[sz]ed )?(steel )?strands?|guy wires?', 'strand', true],
  ['gabion', '(锌铝合金|镀锌|galfan)?(石笼网?|格宾网?|雷诺护垫)', 'gabions?( mesh| box(es)?)?', 'none'],
  [
    'galvService',
    '(钢结构|型钢|构件)?(/型钢)?来料(热|热浸)?镀锌|(热|热浸)?镀锌(代?加工|外协|服务)|代镀锌?|外委镀锌|来料加工',
    '(toll|contract) galvani[sz]ing|galvani[sz]ing services?',
  ],
  ['centrifugeService', '(紧固件/?)?(小件)?离心(热)?镀锌(加工)?', 'centrifug(al|e) galvani[sz]ing'],
  ['pipeLineService', '焊管自动线(热)?镀锌|管材自动线镀锌|自动线(热)?镀锌', 'pipe galvani[sz]ing'],
  ...supplyKinds,
]

export const kinds: readonly Kind[] = rows.map(([id, zh, en, size = 'none', bare]) => ({ id, zh, en, size, mayBeBare: bare === true }))
