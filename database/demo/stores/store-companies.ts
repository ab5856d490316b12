/** English names of the companies behind the demonstration's stores, by store. */
export const companiesInEnglish: Readonly<Record<number, string>> = {
  1001: 'PuZinc (Demo) Metal Materials Co., Ltd.',
  1002: 'ZincTing (Demo) Supply Chain Management Co., Ltd.',
  1003: 'Lingnan Zinc Hub (Demo) Trading Co., Ltd.',
  1004: 'Jingu Zinc Depot (Demo) Metals Co., Ltd.',
  1005: 'Dian Zinc Direct (Demo) Nonferrous Co., Ltd.',
  1006: 'MeltPoint (Demo) Alloy Materials Co., Ltd.',
  1007: 'DuJie (Demo) Sections Co., Ltd.',
  1008: 'JinJi (Demo) Galvanized Tube Co., Ltd.',
  1009: 'RoadRail (Demo) Traffic Facilities Co., Ltd.',
  1010: 'TowerUp (Demo) Power Components Co., Ltd.',
  1011: 'GridStep (Demo) Grating Co., Ltd.',
  1012: 'ClearBath (Demo) Surface Treatment Materials Co., Ltd.',
  1013: 'ZincFort (Demo) Protective Materials Co., Ltd.',
  1014: 'ArkSteel (Demo) Stainless Steel Co., Ltd.',
  1015: 'AluCloud (Demo) Industrial Materials Co., Ltd.',
  1016: 'AnArmor (Demo) Safety Supplies Co., Ltd.',
}
