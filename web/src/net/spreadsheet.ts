import { request } from './api.ts';
import type { SpreadsheetView } from './protocol/types.ts';

/** The sheets of a spreadsheet as text, with tabs between the cells. The server reads it and keeps nothing. */
export const readSpreadsheet = (file: Blob) =>
  request<SpreadsheetView>('POST', '/api/spreadsheet', file);
