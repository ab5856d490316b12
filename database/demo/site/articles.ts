/** English bodies and related categories of the articles in catalog.json, by their id. */
export const articleTranslations: Readonly<Record<string, { readonly en: string; readonly categories: readonly number[] }>> = {
  a1: {
    en: 'What the trade calls #0 zinc is Zn99.995 of GB/T 470-2008, and #1 is Zn99.99; they differ mainly in the limits for lead, cadmium and iron. #0 holds at most 0.003 % lead and 0.002 % cadmium; #1 is one step wider in each and usually some tens of yuan cheaper per tonne.\n\nGB/T 18226 allows both for guard rails, so #1 is no breach for ordinary structures. Electronic racks for export, parts for drinking water and continuous lines react to impurities: stay with #0 there. When you buy, look beyond the grade at the measured values on the mill certificate, at whether the ingot weight suits your charging equipment, and at how mixed brands shift aluminium and lead and with them spangle and fluidity.',
    categories: [111],
  },
  a2: {
    en: "A zinc quotation is made of three numbers. The spot average is published by information agencies as the middle of the day's main dealing range. The screen is the Shanghai futures contract: one lot is 5 t, one tick 5 yuan per tonne. The premium is what spot adds to, or takes from, a contract or the average; brand, warehouse and the month spread all move it.\n\n“Average + 30” settles at the mean of the agreed window plus 30 yuan; “screen + 80” at the price you fix plus 80 yuan. Check whether 13 % VAT is included, whether the price is ex-warehouse or delivered, and how weighing differences are counted. Only when the three are taken apart can you see whether the market, the brand or the service is dear.",
    categories: [11],
  },
  a3: {
    en: "Pricing against the screen means agreeing premium, quantity and pricing period first and letting the buyer fix the price within that period. The usual order: sign the contract, pay a deposit or a provisional price, give the pricing instruction during trading hours, receive the seller's confirmation, settle the difference and collect the goods. Use multiples of 5 t; 25 t is easiest for the seller to hedge.\n\nWrite down the contract month, how instructions are given and how long they stand, what happens to the unpriced part at expiry, and when more deposit is due. The buyer carries the price risk: a processor should never price without an order behind it.",
    categories: [11],
  },
  a4: {
    en: 'GB/T 13912 sets the least coating by the thickness of the steel. For parts that are not centrifuged: above 6 mm at least 70 µm locally and 85 µm on average; from 3 to 6 mm 55 and 70 µm; from 1.5 to 3 mm 45 and 55 µm; below 1.5 mm 35 and 45 µm. At the nominal density of 7.2 g/cm³, 85 µm is about 610 g/m².\n\nThick plate taking more zinc is no waste but the growth of the alloy layers. An order should not say merely “galvanized”: name the standard, the thinnest wall, whether parts are centrifuged and any extra thickness, and accept by the mean of several points on a reference area.',
    categories: [3],
  },
  a5: {
    en: 'Consumption has three parts: the coating on the work, ash on the bath and dross below it. The coating can be estimated: a tonne of plate has about 254.8 divided by its thickness in millimetres of surface in square metres, times the mass per square metre. At 610 g/m² a 6 mm plate takes about 25.9 kg, 2.6 %; a 3 mm guard-rail beam at 600 g per side about 51 kg, above 5 %. The American Galvanizers Association found roughly 5.2 to 5.5 % in all for batch plants.\n\nReconcile by the month: opening stock plus purchases minus closing stock, less zinc in dross and ash, divided by galvanized output. Keep a base line per thickness class; when a month departs from it, look first at silicon in the steel and at bath temperature.',
    categories: [11],
  },
  a6: {
    en: 'Bare spots, spatter and much ash often begin in the flux. First, total salts: about 200 to 400 g/l. Too little and the film is thin; too much and it stays damp and spits. Second, the ratio of ammonium chloride to zinc chloride: low where there is a dryer, often 1.2 to 1.6 for batch work without one. Third, ferrous iron: each part carried into the kettle binds some dozens of parts of zinc as dross. Remove it regularly and stay below 1 g/l.\n\nA hydrometer and titration are enough for daily control; write down temperature and pH each shift. A pH of 4 to 5 is steady.',
    categories: [4],
  },
  a7: {
    en: 'Silicon governs how fast iron and zinc react. Steels of about 0.04 to 0.14 % silicon, and those above 0.25 %, often come out thick, grey and poorly adherent. Begin with the steel: agree a silicon range and ask for the certificate. Then 0.04 to 0.06 % nickel in the bath restrains steels of middle silicon, though not high ones. Lower temperature, shorter immersion and quicker withdrawal help too.\n\nAdd nickel as a zinc-nickel master alloy, little and often in proportion to zinc consumed, stir well and take samples, so that nickel and iron do not form floating dross.',
    categories: [2],
  },
  a8: {
    en: 'Galfan is zinc with about 5 % aluminium and a little lanthanum and cerium: ASTM B750 asks for 4.2 to 6.2 % aluminium and 0.03 to 0.10 % rare earths. It flows and forms well and is used on wire, strand and gabions. Zinc-aluminium-magnesium adds some 1 to 3 % magnesium, in systems of low, middle and high aluminium, mostly on continuous strip; corrosion products at cut edges are dense and close the edge, which is why solar frames use so much of it.\n\nNeither can be judged by the grams of pure zinc. Compare the life you need in the same environment, how the part is formed, and how welds are repaired.',
    categories: [2],
  },
  a9: {
    en: 'Theoretical settlement multiplies standard weight by length and pieces; weighed settlement takes the scale. Sections and tubes have tolerances: the larger the minus tolerance, the worse theory is for the buyer, while the zinc picked up makes weighing better for the processor. Put four things in the contract: which way, whether the zinc gain counts, the weighing tolerance, and whose ticket decides beyond it.\n\nGalvanized tube may be computed as black tube times a factor: about 1.032 at 500 g/m² and 4 mm wall. Product pages here show the theoretical weight and how a product is weighed; do the sum before ordering and nobody quarrels over some dozens of kilograms.',
    categories: [3],
  },
  a10: {
    en: 'A mill certificate is more than an enclosure. Check that the supplier is the one in the contract; product and grade; standard with year; that batch number, bundle tag and the stamp on the ingot agree; that every measured value is better than its limit, lead, cadmium and iron first; that net weight and bundles match the weighing ticket; date, inspector and seal; origin and registered brand.\n\nKeep the scan with the order. If coatings turn black or dross jumps, it leads to the batch at once, and a written complaint can be made within the inspection period.',
    categories: [11],
  },
  a11: {
    en: 'Fully digital invoices carry one number of 20 digits and no copies, but a wrong heading still cannot be booked. Use the full name on the licence and the 18-character credit code, checked by its check character; special invoices also need registered address, telephone, bank and account. Goods, unit and quantity must match what was weighed, and neither name nor amount may be changed on request.\n\nZinc and galvanized steel carry 13 %; divide the price by 1.13 for the amount without tax. Freight settled apart is invoiced by the carrier at 9 %; inside the price it follows the goods. Agree which before signing.',
    categories: [1],
  },
  a12: {
    en: 'White rust is a loose zinc salt that forms on fresh zinc where it is damp and without air: stacks in the open in the rainy season, sea containers, bundles tied before they were dry. The coating has not failed. Brush light cases off with nylon and use the part; repair and measure again where black spots show or the thickness is short.\n\nTo prevent it, renew quench water and passivate in time; stack on battens with a slope, away from wet wood; ship dry, with film and desiccant for the sea. On arrival open the bundles the same day, let air in and take photographs before storing.',
    categories: [4],
  },
}

type Text = {
  readonly category: string
  readonly title: readonly [zh: string, en: string]
  readonly zh: string
  readonly en: string
  readonly categories: readonly number[]
}

/** News and knowledge beside those of catalog.json; figures are made up. */
export const news: readonly Text[] = [
  {
    category: 'market',
    title: ['华东仓库锌锭出库节奏加快，现货升水小幅走高', 'Withdrawals in East China quicken and spot premiums edge up'],
    zh: '本周华东两地示例仓库的锌锭出库量连续四天高于入库量，持货商挺价意愿增强，0#锌锭对当月合约的升水较上周抬升约二十元每吨。下游镀锌企业以刚需补库为主，大单仍集中在均价结算的长单上。\n\n本站编辑部提示：升水走高并不等于绝对价格上涨，采购前请同时核对盘面、升贴水与自提费用三项。文中数据为演示数据，不构成交易建议。',
    en: 'Withdrawals from the two sample warehouses in East China exceeded arrivals on four days running. Holders are firmer, and the premium of #0 zinc over the front month rose by some twenty yuan per tonne against last week. Galvanizers restock only what they need; large lots stay with long contracts at average prices.\n\nA higher premium is not a higher price: compare screen, premium and collection cost together. The figures are demonstration data and no advice to trade.',
    categories: [111],
  },
  {
    category: 'market',
    title: ['示例指数周报：锌价区间震荡，镀锌管加工费持稳', 'Weekly index: zinc in a range, tube processing fees steady'],
    zh: '本周平台示例锌指数在较窄区间内震荡，周内高低差约四百元每吨。热镀锌管与型钢的加工费报价保持平稳，部分厂家对含锌量高的薄壁规格单列附加费。\n\n建议采购方把合同价拆成“锌价联动部分”与“加工费部分”分别谈判：前者按指数公式结算，后者锁定季度。商城的锌价页面提供历史数据下载与锌耗计算器，可以直接验算。',
    en: 'The sample index moved in a narrow range this week, some four hundred yuan per tonne from low to high. Processing fees for tube and sections held; some works list a surcharge for thin walls that take much zinc.\n\nSplit the price into a part that follows zinc and a part for processing: settle the first by the index formula, fix the second for a quarter. The zinc page offers history for download and a consumption calculator to check the sum.',
    categories: [3],
  },
  {
    category: 'standard',
    title: ['采购清单里的标准号怎么写才不会产生歧义', 'How to write a standard number in a purchase list'],
    zh: '标准号缺少年代号，是询价往返最常见的原因之一。规范写法是“标准代号 顺序号-年代号”，例如热浸镀锌层写GB/T 13912-2020，低压流体输送用焊接钢管写GB/T 3091-2015。只写“国标”会让供方按最宽的一档报价。\n\n如果项目图纸引用了已被替代的旧版标准，请在询价备注里写明“按图纸版本执行”，并让供方在质保书上标注同一版本，验收时才有统一口径。',
    en: 'A missing year is one of the commonest reasons why an enquiry goes back and forth. Write code, number and year: GB/T 13912-2020 for hot-dip coatings, GB/T 3091-2015 for welded tube. “National standard” alone invites an offer at the widest class.\n\nWhere drawings cite a superseded edition, say in the remark that the edition of the drawing applies and have the certificate name the same, so that acceptance has one measure.',
    categories: [3],
  },
  {
    category: 'process',
    title: ['换锌锅前后一百天：停产窗口怎么排', 'A hundred days around a kettle change'],
    zh: '锌锅更换通常需要十到十五天停产，真正拉开差距的是前后的准备。提前六十天锁定锌锅、热电偶与抽锌泵的到货日期；提前三十天安排抽锌锭模与临时存放场地；停产前一周把底渣捞净，减少固化风险。\n\n复产阶段升温速率宜控制在每小时五到十度，首锅加入的锌锭以低铁批次为主，并预留百分之三的合金调节量。清单化管理能把返工与等待压到两天以内。',
    en: 'A kettle change stops a plant for ten to fifteen days; preparation makes the difference. Sixty days before, fix arrival of kettle, thermocouples and zinc pump; thirty days before, moulds and space for the pumped zinc; in the last week remove dross so that nothing freezes.\n\nHeat up at five to ten degrees an hour, charge low-iron batches first and keep three per cent for adjusting the alloy. A check list holds rework and waiting below two days.',
    categories: [4],
  },
  {
    category: 'trade',
    title: ['自提还是送到：三种交货方式的真实成本对比', 'Collect or delivered: what three ways of delivery really cost'],
    zh: '同样一车三十三吨锌锭，自提价看起来低，但要加上装车费、车辆等待、短倒与过磅；送到价把这些打包进运费；仓单交割则多一笔仓储与出库费。把三者折算到每吨，差距往往只有十几元。\n\n判断依据不是单价，而是谁承担等待和磅差风险。急单选送到价并约定到货时限，批量补库可以选自提，锁定加工订单时适合仓单。',
    en: 'For the same truck of 33 t the collected price looks low, but loading, waiting, shuttling and weighing come on top; the delivered price holds them in its freight; a warehouse receipt adds storage and withdrawal. Per tonne the three often lie within some ten yuan.\n\nDecide by who bears waiting and weighing risk: delivered with a time limit for urgent orders, collected for restocking, receipts for priced processing orders.',
    categories: [1],
  },
  {
    category: 'quality',
    title: ['镀锌件到货验收：一把测厚仪的正确用法', 'Acceptance of galvanized parts: using one gauge rightly'],
    zh: '到货验收最容易犯的错误是只测一点。按规范，应在每个基准面上至少测五个点取平均，并记录最小局部值；测厚仪使用前用同厚度标准片校准，边缘十毫米内不取点。\n\n涂镀层测厚仪测得的是总厚度，若表面有钝化膜或油膜需先擦净。发现低于标准的点，应扩大取样而不是直接退货，保留照片与编号，双方复检时口径一致。',
    en: 'The commonest mistake at acceptance is a single reading. Take at least five points on each reference area, note the mean and the lowest, calibrate with a foil of similar thickness first, and stay ten millimetres from edges.\n\nA gauge reads the whole layer: wipe off film and oil. Where a point is short, take more samples instead of sending the goods back, and keep photographs and numbers so that both sides repeat the same measurement.',
    categories: [4],
  },
  {
    category: 'material',
    title: ['无铬钝化切换指南：从小试到整线', 'Changing to chromium-free passivation: from trial to line'],
    zh: '无铬钝化液对温度与干燥更敏感。切换前先做三组小试：现有镀件、存放七天的镀件和焊接修补区，分别做四十八小时中性盐雾对比。整线切换建议在换班时清槽，避免混用旧液。\n\n日常控制三个指标：浓度、pH与带出量。带出量过大通常不是药剂问题，而是提升速度过快。切换首月每班留样，稳定后可改为每日。',
    en: 'Chromium-free passivation is more sensitive to temperature and drying. Run three trials first: fresh parts, parts a week old and repaired welds, each 48 hours in neutral salt spray. Change the line between shifts with an empty tank so that old and new never mix.\n\nControl concentration, pH and drag-out. Too much drag-out is mostly a matter of withdrawal speed. Keep a sample every shift for a month, then one a day.',
    categories: [4],
  },
  {
    category: 'knowledge',
    title: ['护栏、光伏支架、电力塔：三类镀锌件的选锌思路', 'Guard rails, solar frames, power towers: three ways to choose zinc'],
    zh: '护栏批量大、壁厚薄，锌耗占比高，优先控制锌价联动与镀层均匀；光伏支架对切边与外观敏感，常用锌铝镁板带或低铅锌；电力塔构件壁厚跨度大，要按最厚与最薄件分别核算镀层与锌耗。\n\n采购端可以用商城的锌耗计算器先估算每类构件的吨耗，再决定锌锭的结算方式：护栏适合均价长单，塔件适合点价，支架小批量适合现货一口价。',
    en: 'Guard rails are many and thin: zinc is a large share, so watch price linking and even coatings. Solar frames show their cut edges: zinc-aluminium-magnesium strip or low-lead zinc. Tower parts range widely in thickness: reckon the thickest and thinnest apart.\n\nEstimate the consumption of each with the calculator here, then choose the way to settle: long contracts at averages for rails, pricing against the screen for towers, spot for small lots of frames.',
    categories: [3],
  },
]

/** Help texts. */
export const helpTexts: readonly Text[] = [
  {
    category: 'buying',
    title: ['怎样在锌桥下单', 'How to order on ZincBridge'],
    zh: '在商品页选择规格、单位和数量，加入采购车或直接询价。采购车按店铺分组，勾选后进入确认页选择收货地址、配送、发票意向和支付方式。\n\n超出限额或须审批的子账号提交采购申请，审批通过后自动生成订单。每一步进度可在“采购中心 – 我的订单”查看。',
    en: 'Choose specification, unit and quantity on a product page and add the product to the cart, or send an enquiry. The cart is grouped by store; select items and continue to address, delivery, invoice and payment.\n\nA sub-account above its limits submits a purchase request; the order is placed automatically once it is approved. Every step is shown under My orders.',
    categories: [],
  },
  {
    category: 'buying',
    title: ['询价篮和采购车有什么区别', 'Enquiry basket and cart: what is the difference'],
    zh: '采购车里的商品按当前价格直接下单；询价篮用于询价商品或大批量采购，提交后每家店铺收到一份询价单，报价在“采购中心 – 定向询价”里查看。\n\n未登录时询价篮保存在本机浏览器，登录后自动并入账号。',
    en: 'The cart orders at the current price. The enquiry basket is for products sold on enquiry or for large lots: each store receives its own RFQ, and its quotation is shown under Direct RFQs.\n\nBefore you log in the basket is kept in your browser; it is added to your account when you log in.',
    categories: [],
  },
  {
    category: 'payment',
    title: ['对公转账怎样付款并核销', 'Paying by bank transfer'],
    zh: '确认页选择“对公转账”，提交订单后在付款页查看收款账户与转账附言。转账后填写付款户名、银行流水号、金额并上传回单，平台核对到账后订单变为待发货。\n\n金额不足时可以补交凭证，多付部分由平台退回原付款账户。',
    en: 'Choose bank transfer at checkout; the payment page shows the account and the transfer reference. Afterwards enter payer, bank reference and amount and upload the slip; once the platform confirms receipt, the order moves to shipping.\n\nIf the amount falls short you can submit another transfer; any excess is refunded to the paying account.',
    categories: [],
  },
  {
    category: 'payment',
    title: ['支付时间限制与订单取消', 'Time to pay and cancelled orders'],
    zh: '在线支付的订单一般保留二十四小时，对公转账一般为三个工作日，超时自动取消并释放库存；限时抢购、行情锁价和拼团订单的付款时间较短，以付款页倒计时为准。已提交转账凭证的订单在核实期间不会取消。\n\n支付成功但页面未更新时请勿重复付款，系统会主动向支付渠道核对结果。',
    en: 'Orders paid online are normally held for 24 hours, by bank transfer for three working days; after that they are cancelled and stock is released. Flash sale, locked-price and team orders have less time: the countdown on the payment page applies. An order with a submitted voucher is not cancelled while it is being checked.\n\nIf the page does not update after payment, do not pay again: the result is checked with the payment channel automatically.',
    categories: [],
  },
  {
    category: 'delivery',
    title: ['物流、自提与到货验收', 'Delivery, collection and acceptance'],
    zh: '运费按店铺的运费模板和收货城市估算，下单时以确认页为准。自提请报订单号，司机携带身份证件，装车前核对捆签与磅单。\n\n到货时当场清点件数、拍照留存，外观或数量异常请在签收单注明并在订单里发起售后。',
    en: 'Freight is estimated by the store’s template and your city; the confirmation page decides. For pickup, give the order number and bring the driver’s ID; compare bundle tags with the weigh note before loading.\n\nOn arrival count, take photographs, note anything wrong on the receipt and open an after-sales case from the order.',
    categories: [],
  },
  {
    category: 'delivery',
    title: ['磅差超出约定怎么办', 'When the weighing difference is too large'],
    zh: '商品页标明计重方式与允许磅差。供应商登记磅单后，请在订单中核对并确认；重量不符的填写复磅，双方确认后按结算重量和订单单价多退少补。协商不成的，可申请售后或平台介入。\n\n请在提示的时限内处理，逾期未确认的按收货规则自动处理；超过约定检验期限视为数量无异议。',
    en: 'The product page names the way of weighing and the tolerance. Once the supplier has recorded the weigh note, check and confirm it in the order; if the weight differs, enter your reweigh. When both sides agree, the difference is settled at the order’s unit price. Otherwise you can open an after-sales case and ask the platform to step in.\n\nPlease respond within the time shown; after the agreed inspection period the quantity counts as accepted.',
    categories: [],
  },
  {
    category: 'invoice',
    title: ['怎样申请和查收发票', 'Asking for and receiving invoices'],
    zh: '下单时可登记开票意向，收货后在“我的发票”或订单中按订单、发货单或月份申请开票。数电发票开具后可在“我的发票”下载，并用单据验真页面核对。\n\n平台会检查税号的校验位，抬头仍请以营业执照为准。专用发票须先通过专票资质审核。',
    en: 'State your invoice preference at checkout; after receipt, request the invoice by order, shipment or month under My invoices or from the order. Issued e-invoices can be downloaded there and checked on the verification page.\n\nThe check digit of the tax number is tested, but the licence decides. Special VAT invoices need prior approval.',
    categories: [],
  },
  {
    category: 'aftersale',
    title: ['退货、换货与质量异议', 'Returns, exchanges and quality complaints'],
    zh: '个人消费者购买的非定制商品支持七日无理由退货；企业采购按合同检验期限提出异议。发起售后时请上传照片、批号与质保书。\n\n店铺须在规定时限内答复，逾期按售后规则自动处理；未达成一致可以申请平台介入。',
    en: 'Persons buying for daily life may return goods that were not made to order within seven days; companies complain within the inspection period of the contract. Attach photographs, batch number and certificate.\n\nThe store must answer within the time limit shown, otherwise the case proceeds automatically; if you cannot agree, ask the platform to step in.',
    categories: [],
  },
  {
    category: 'supplier',
    title: ['供应商怎样入驻', 'How to become a supplier'],
    zh: '先注册并完成采购员或企业认证，再准备营业执照、统一社会信用代码、经营品类与联系电话，在“供应商入驻”提交申请。平台审核资质并确认保证金后开通店铺。危险化学品不得在商城发布。\n\n审核意见会发到消息中心，退回的申请可以修改后再次提交。',
    en: 'Register and get verified as a buyer or enterprise, then have your business licence, credit code, product categories and phone number ready and apply under Become a supplier. The store opens once your qualifications are approved and the deposit is confirmed. Hazardous chemicals may not be listed on the mall.\n\nThe decision comes to your message centre; a returned application can be corrected and sent again.',
    categories: [],
  },
  {
    category: 'account',
    title: ['账号安全与子账号', 'Account security and sub-accounts'],
    zh: '建议使用不易猜到的密码，定期在“账号安全”查看登录设备；手机号、密码等变更时会收到通知。企业主账号可以创建子账号、设置角色与审批金额，员工离职后请及时停用。\n\n平台不会以任何理由索要短信验证码。',
    en: 'Use a password that is hard to guess and check your login devices under Account security from time to time; you are notified when your phone or password changes. The main account creates sub-accounts with roles and limits; please suspend those of people who leave.\n\nThe platform never asks for a text-message code.',
    categories: [],
  },
]
