/** A score as pages show it: one decimal; a dash for a store that nobody has rated. */
export const scoreText = (score: number | null): string => (score === null ? '–' : score.toFixed(1))
