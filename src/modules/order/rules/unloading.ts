/** How the receiver unloads; empty where the buyer says nothing. */
export const unloadingKinds = ['', 'FORKLIFT', 'CRANE', 'MANUAL', 'SIDE', 'NONE'] as const
/** The longest truck that gets to the receiver, in metres; empty where any does. */
export const truckLengths = ['', '4.2', '6.8', '9.6', '13', '17.5'] as const
