/** Where goods and buyers are, by region code of two, four or six digits. */
export type Place = string

// Seats of the provincial governments, [latitude, longitude] in degrees: good enough for a freight estimate.
const seats: Readonly<Record<string, readonly [number, number]>> = {
  '11': [39.9, 116.41],
  '12': [39.13, 117.2],
  '13': [38.04, 114.51],
  '14': [37.87, 112.55],
  '15': [40.82, 111.77],
  '21': [41.8, 123.43],
  '22': [43.82, 125.32],
  '23': [45.8, 126.53],
  '31': [31.23, 121.47],
  '32': [32.06, 118.8],
  '33': [30.27, 120.15],
  '34': [31.82, 117.23],
  '35': [26.07, 119.3],
  '36': [28.68, 115.86],
  '37': [36.65, 117.0],
  '41': [34.75, 113.62],
  '42': [30.59, 114.3],
  '43': [28.23, 112.94],
  '44': [23.13, 113.26],
  '45': [22.82, 108.37],
  '46': [20.04, 110.32],
  '50': [29.56, 106.55],
  '51': [30.57, 104.07],
  '52': [26.65, 106.63],
  '53': [25.04, 102.71],
  '54': [29.65, 91.13],
  '61': [34.34, 108.94],
  '62': [36.06, 103.83],
  '63': [36.62, 101.78],
  '64': [38.49, 106.23],
  '65': [43.83, 87.62],
  '71': [25.03, 121.57],
  '81': [22.32, 114.17],
  '82': [22.2, 113.55],
}

const earthRadiusKm = 6371
/** Roads are longer than the straight line. */
const detour = 1.25
const sameCityKm = 40
const sameProvinceKm = 150

/**
 * Road distance for an estimate, in whole kilometres: 40 within a city, 150 within a province, otherwise the great circle
 * between the provincial capitals × 1.25, rounded to 10 km. Null when a place is not known.
 */
export function roadKm(from: Place, to: Place): number | null {
  const a = seats[from.slice(0, 2)]
  const b = seats[to.slice(0, 2)]
  if (!a || !b) return null
  if (from.slice(0, 2) === to.slice(0, 2)) return sameCity(from, to) ? sameCityKm : sameProvinceKm
  return Math.max(sameProvinceKm, Math.round((greatCircleKm(a, b) * detour) / 10) * 10)
}

// Municipalities (Beijing, Tianjin, Shanghai, Chongqing) are one city whatever the third and fourth digit say.
const municipalities = new Set(['11', '12', '31', '50'])

function sameCity(from: Place, to: Place): boolean {
  return municipalities.has(from.slice(0, 2)) || (from.length >= 4 && from.slice(0, 4) === to.slice(0, 4))
}

function greatCircleKm(a: readonly [number, number], b: readonly [number, number]): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half =
    Math.sin(radians(b[0] - a[0]) / 2) ** 2 + Math.cos(radians(a[0])) * Math.cos(radians(b[0])) * Math.sin(radians(b[1] - a[1]) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half))
}
