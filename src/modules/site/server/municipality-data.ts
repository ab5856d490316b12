/** What the bureau calls the whole of a municipality among its cities. */
export const wholeOfMunicipality = '市辖区'
