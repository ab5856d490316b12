/** English names of the producers of the demonstration's brands, as their companies write them. */
export const producersInEnglish: Readonly<Record<string, string>> = {
  紫金矿业系: 'Zijin Mining group',
  云南驰宏锌锗股份有限公司: 'Yunnan Chihong Zinc & Germanium Co., Ltd.',
  葫芦岛锌业股份有限公司: 'Huludao Zinc Industry Co., Ltd.',
  西部矿业股份有限公司: 'Western Mining Co., Ltd.',
  江西铜业铅锌金属有限公司: 'Jiangxi Copper Lead and Zinc Metals Co., Ltd.',
  河南豫光金铅系: 'Henan Yuguang Gold & Lead group',
  株洲冶炼集团股份有限公司: 'Zhuzhou Smelter Group Co., Ltd.',
  铜陵有色金属集团系: 'Tongling Nonferrous Metals group',
  白银有色系: 'Baiyin Nonferrous group',
}
