import { serveOcr } from './serve-ocr.js';

/** Entry of the child process that recognizes text in pictures. */
serveOcr();
