import type { AnalysisAnswer, AnalysisRequest } from '../../../net/protocol/types.ts';

/** What the page sends its worker: first the address of the engine, and then requests. `null` if there is no engine. */
export type ToAnalysis =
  { readonly engine: string | null } | { readonly id: number; readonly request: AnalysisRequest };

/** What the worker answers; `null` if there is no engine, or if it crashed. */
export type FromAnalysis = { readonly id: number; readonly answer: AnalysisAnswer | null };
