/** What the bureau calls the whole of a municipality among its cities. */
export const wholeOfMunicipality = '市辖区'

/** Places whose English name does not follow the sound of the Chinese one, or not all of it. */
/** Places whose English name does not follow the sound of the Chinese one, or not all of it. */
export const ownPlaceNames: ReadonlyMap<string, string> = new Map([
  ['陕西省', 'Shaanxi'],
  ['内蒙古自治区', 'Inner Mongolia'],
  ['西藏自治区', 'Tibet'],
  ['新疆维吾尔自治区', 'Xinjiang'],
  ['广西壮族自治区', 'Guangxi'],
  ['宁夏回族自治区', 'Ningxia'],
  ['香港特别行政区', 'Hong Kong'],
  ['澳门特别行政区', 'Macao'],
  ['台湾省', 'Taiwan'],
  ['哈尔滨市', 'Harbin'],
  ['呼和浩特市', 'Hohhot'],
  ['乌鲁木齐市', 'Urumqi'],
  ['鄂尔多斯市', 'Ordos'],
  ['拉萨市', 'Lhasa'],
  ['厦门市', 'Xiamen'],
  ['浦东新区', 'Pudong New Area'],
  ['滨海新区', 'Binhai New Area'],
  ['市辖区', 'City'],
])

/** What kind of place a name ends with, the longest first, and the English for it. */
export const placeKinds: readonly (readonly [ending: string, english: string])[] = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['地区', ' Prefecture'],
  ['新区', ' New Area'],
  ['省', ''],
  ['市', ''],
  ['区', ' District'],
  ['县', ' County'],
  ['旗', ' Banner'],
  ['盟', ' League'],
]
