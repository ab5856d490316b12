/** What a purchase line says beside its goods, by what it is about. The order is the order of reading. */
const place = '\\p{Script=Han}{2,12}?'
const date =
  '(?:\\d{4}\\s*[-./年]\\s*\\d{1,2}\\s*[-./月]\\s*\\d{1,2}\\s*[日号#]?|\\d{1,2}\\s*月\\s*(?:\\d{1,2}\\s*[日号#]?|[上中下]旬|底|初|份)?|\\d{4}\\s*年\\s*\\d{1,2}\\s*月(?:份|底|初|[上中下]旬)?|(?<![\\d./-])\\d{1,2}/\\d{1,2}(?=\\s*(?:前|之前|以前|到|交|送|发|要|日|\\(|,|;|$|\\s))(?!/)|(?:本|下|这)?(?:周|星期|礼拜)[一二三四五六日天末内]|(?:本|下|这个?|下个)(?:周|月)(?:底|初|中|内)?|月底|年底|月初|明天|后天|今天|当天|明日|今日|春节前?|年前|节前|\\d{1,2}\\s*[号日#]\\s*(?=前|之前|以前|后|到|交|送|发|要))'
const within = '(?:\\d{1,3}|[一二两三四五六七八九十]{1,3})\\s*(?:个)?\\s*(?:天|日|周|星期|月|工作日|小时|days?|weeks?|hours?|months?)'
const money = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?\\s*(?:万|w|k)?'
const perUnit = '(?:\\s*(?:/|每|一)\\s*(?:吨|公斤|千克|kg|t|mt|支|根|张|片|个|件|套|米|平方米?|平米|m2?|只|块|双|桶|袋|pcs?|ton(?:ne)?))?'

export const noisePatterns: readonly (readonly [
  'link' | 'phone' | 'price' | 'date' | 'place' | 'tolerance' | 'limit' | 'document' | 'talk',
  RegExp,
])[] = [
  ['link', /https?:\/\/\S+|\S+@\S+\.\w+/giu],
  [
    'phone',
    /(?:电话|手机|联系(?:人|方式|电话)?|微信|tel|phone)\s*[:：]?\s*(?:\p{Script=Han}{1,4})?\s*[\d-]{7,14}|(?<!\d)1[3-9]\d{9}(?!\d)/giu,
  ],
  [
    'price',
    new RegExp(
      `(?:目标价|含税价|不含税价|期望价|参考价|指导价|心理价|预算价?|单价|价格|限价|报价|上次价格?|原价|总价|总额|金额|货款|均价|现价|price|budget|@|target)\\s*(?:为|是|约|不超过|不高于|低于|控制在|以内|:|：|=|in|of)*\\s*[¥￥$]?\\s*${money}\\s*(?:元|块钱|块(?=/)|rmb|cny|usd|yuan)?${perUnit}(?:\\s*(?:以内|以下|左右|含税|不含税|元|含运|到厂|现款))*`,
      'giu',
    ),
  ],
  ['price', new RegExp(`(?:[¥￥$]|rmb|cny|usd)\\s*${money}\\s*元?${perUnit}`, 'giu')],
  [
    'price',
    new RegExp(
      `(?:不超过|不高于|低于|控制在|约|大概)?\\s*${money}\\s*(?:元|块钱|块(?=/)|rmb|cny|usd|yuan)${perUnit}(?:\\s*(?:以内|以下|左右|含税|不含税|含运))*`,
      'giu',
    ),
  ],
  ['price', /(?:多少钱|什么价格?|怎么卖|价格)\s*(?:1|每)?\s*(?:吨|公斤|支|根|张|个|套|米)(?!\s*\d)/giu],
  ['price', new RegExp(`(?<![\\d./x])(?:\\d{1,3}(?:,\\d{3})+|\\d{3,6})(?:\\.\\d+)?\\s*/\\s*(?:吨|t\\b|支|根|张|公斤|kg)`, 'giu')],
  ['price', /(?:升|贴)水\s*[+-]?\s*\d+|[+-]\s*\d+\s*(?:升|贴)水/giu],
  [
    'date',
    new RegExp(
      `(?:交货期|交期|货期|到货(?:时间|日期|期)?|交货(?:时间|日期)?|要货时间|需求日期|发货(?:时间|日期)|工期|供货期|delivery(?: date| time)?|eta|lead ?time|by|before|within)\\s*(?:为|是|:|：|要求|最迟|不超过|not later than)*\\s*(?:${date}|${within})(?:\\s*(?:之?内|以内|左右|前|之前|以前|到货|交货|发货))*`,
      'giu',
    ),
  ],
  [
    'date',
    new RegExp(
      `(?:最迟|最晚|尽量|必须|务必|要求|要|在|于|约)?\\s*(?:${date})\\s*(?:日|下午|上午)?\\s*(?:之前|以前|前|左右|后)?\\s*(?:到货|到厂|到齐|交货|交清|送达|发货|要货|提货|装车|前)?`,
      'giu',
    ),
  ],
  ['date', new RegExp(`(?:${within})\\s*(?:之内|以内|内|左右)?\\s*(?:到货|到厂|交货|发货|交清|交付|提货|分批)?(?:交货|到货)?`, 'giu')],
  [
    'date',
    /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s*\d{4})?|\b\d{1,2}(?:st|nd|rd|th)?\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?(?:\s*\d{4})?|\b(?:next|this)\s+(?:week|month|monday|tuesday|wednesday|thursday|friday)|\b(?:asap|urgent(?:ly)?)\b/giu,
  ],
  [
    'tolerance',
    /(?:磅差|溢短装|短溢装|数量(?:允许)?(?:偏差|误差|公差)|允许(?:溢短|超欠))\s*(?:按|为|:|：|不超过)?\s*(?:[±+-]|正负)*\s*(?:\d+(?:\.\d+)?\s*[%‰]|千分之[一二三四五六七八九十\d]+|百分之[一二三四五六七八九十\d]+)(?:以内)?/giu,
  ],
  ['tolerance', /(?<=(?:吨|t|支|根|张|公斤|kg|件|\s|,|，|\())\s*(?:±|\+\/-|正负|上下浮动|浮动|偏差)\s*(?:\d+(?:\.\d+)?\s*[%‰])/giu],
  [
    'limit',
    /(?:壁厚|厚度|尺寸|长度|外径|重量)?\s*(?:允许)?(?:公差|偏差|误差|负差|下差|正差)\s*(?:按|为|:|：|不超过|≤|控制在)?\s*(?:[±+-]|正负|\+\/-)*\s*\d*(?:\.\d+)?\s*(?:mm|毫米|cm|米|m|%|丝|道)?(?:以内)?|(?:±|\+\/-)\s*\d+(?:\.\d+)?\s*(?:mm|毫米|cm|米|m|%|丝|道)?/giu,
  ],
  [
    'place',
    new RegExp(
      `(?:送货(?:到|至|地址|地点|地)?|配送(?:到|至)?|送(?:到|至|往)|发(?:货)?(?:到|至|往)|运(?:到|至|往)|交货(?:地点|地址|地)|收货(?:地址|地点|地|方)|到货(?:地点|地址|地)|目的地|项目地|工地|使用地|地址|卸货地)\\s*(?:是|为|:|：)?\\s*\\p{Script=Han}{2,12}(?:(?:\\d+\\s*(?:号|#|弄|栋|幢|楼|室))*\\p{Script=Han}{0,10})?`,
      'giu',
    ),
  ],
  [
    'place',
    new RegExp(
      `(?<![\\p{Script=Han}])(?:送|发)\\s*(?!货单|检|样)${place}(?=[\\s,，;；.。()!！\\d]|$)(?:\\d+号)?|(?<=[吨支根张片件套个米捆桶袋])\\s*[,，]?\\s*(?:送|发)\\s*(?!货单|检|样)${place}(?=[\\s,，;；.。()!！\\d]|$)(?:\\d+号)?`,
      'giu',
    ),
  ],
  [
    'place',
    new RegExp(
      `(?:到|至)\\s*\\p{Script=Han}{2,6}?(?:市|省|县|区|镇|厂|港|工地|项目部|现场|仓)(?:交货)?|\\p{Script=Han}{2,6}(?:交货|到厂|到货|到站)(?![期时日地])`,
      'giu',
    ),
  ],
  [
    'place',
    /\b(?:deliver(?:ed|y)?|ship(?:ped|ment)?|send|sent)\s+to\s+[a-z][a-z ]*?(?=[,;.]|\d|$)|\b(?:fob|cif|cfr|exw|ddp|dap)\b\s*[a-z]*/giu,
  ],
  // How many trucks it comes on says nothing of the goods.
  ['talk', /(?:分|共|拼|装|发)?\s*(?:\d{1,2}|[一二两三四五六七八九十])\s*(?:整|大|挂)?车(?:皮)?(?=[\s,，;；。()]|\d|$)/giu],
  [
    'document',
    /(?:增值税)?(?:专用?|普通?)?(?:含|带|开|要|提供|附|随货)?\s*(?:13%?|9%?|3%?)?\s*(?:个?点)?\s*(?:增值税|专票|普票|发票|税票)|(?:含|带|附|提供|随货|要|需)*\s*(?:原厂)?(?:质保书|材质(?:单|书|证明)|质检单|合格证|检测报告|检验报告|磅单|出厂证明|msds|第三方检测)|含税?(?:含?运(?:费)?)?|不含税|含运费?|包(?:邮|运费?)|一票制|两票制|现款现货|货到付款|款到发货|月结(?:\d+天)?|账期\d*天?|(?:电汇|承兑|现汇)|13\s*%\s*(?:税|票)?|\b(?:incl\.?|including|with|plus)\s+(?:vat|tax|freight|mtc|certificates?)\b|\bmtc\b/giu,
  ],
  ['talk', /(?:用于|用在|用作|用途|供)\s*[:：]?\s*\p{Script=Han}{2,16}|(?:项目|工程)(?:名称)?\s*[:：]\s*[\p{Script=Han}\w]+/giu],
]

/** Words of courtesy and of business that say nothing of the goods. */
export const courtesyWords =
  /麻烦|我们厂|我厂|本厂|最好|优先|或者|或|我们要?|我想|我|买点|来点|要求|需|单价|总价|什么价格?|现款|帮(?:我|忙)?|请问|请|您好|你好|谢谢|多谢|老板|亲|急用|加急|急需|急|尽快|马上|立即|现货|有货|有没有|有吗|货源|需要采购|计划采购|准备采购|需要|需求|求购|采购|购买|购置|订购|订货|定购|想要|想买|我们?要|我司|我方|本公司|公司|再来|来|要|买|订|购|给|报个?价|报一下|报下|报价|询价|询|价格|多少钱|什么价|怎么卖|多少|数量|合计|总共|共计|总计|共|计|约|大约|大概|左右|以上|以内|名称|品名|货名|产品|商品|物料|材料|物资|规格型号|规格|型号|材质|牌号|单位|备注|说明|等|各|的|和|与|及|另外|另|还有|加上|再加|以及|一共|型|款|国标|标准件|正品|新货|优质|品牌不限|品牌|厂家不限|不限|均可|都行|任意|随便|大厂|正规|厂家|整车|散货|零售|批发|分批|自提|送货|上门|配送|发货|装车|提货|(?<=[一-龥])库(?=[\s,，;；。\d]|$)|(?<!吨)[桶罐盒]装(?!机)|理计|磅计|过磅|按理论重量|理论重量|理重|实重|检尺|左|右|到厂|厂提|到|送|发|交|吗|呢|吧|啊|了|是|为|用|做|每|一种|工地用|样品|规范|目前|长期|月用量|每月|年用量|配件|齐全|无(?!花)|有|带|配|含|全新|国产|号|\b(?:please|pls|need(?:ed)?|want(?:ed)?|we|i|our|require[ds]?|looking for|quote(?: for)?|rfq|buy|order|purchase|of|for|the|a|an|in|and|with|to|qty|quantity|size|grade|spec(?:ification)?s?|brand|new|total|approx\.?|about|each|stock|ex-?stock|hot[- ]?dip(?:ped)?|standard|steel|is|at|per|type|product|material|unit|remark|description|item|name|length|thick(?:ness)?|wall|wide|width|long|od|nominal)\b/giu

/** Joins of two goods in one sentence. */
export const itemJoin =
  /[;；。\n]|[,，、](?!\d{3}(?:\D|$))|\s*(?:以及|还有|另外|外加|加上|再加|再要|再来|另需|另要|另|和|及|与|\+(?=\s*\p{Script=Han})|\band\b|\bplus\b)\s*/giu
/** Parts that begin so belong to the line before them. */
export const clausesOfOne = /^\s*(?:要求|注|备注|其中|交期|送|到货|含|材质|规格|长度|壁厚|锌层|数量|品牌|单价|价格|目标价|质量)/u

/** The first words of a row that adds up the rows above it. */
export const sumRow = /^(合\s*计|总\s*计|小\s*计|sub-?total|total)/i
