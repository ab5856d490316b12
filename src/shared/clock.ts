/** The time as a parameter: rules and use cases never ask the machine. */
export type Clock = { now(): Date }
