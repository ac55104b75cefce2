import { FRAMES_PER_SECOND, FRAMES_PER_MOVE } from './film.ts';

const clock = (frames: number): string => {
  const seconds = frames / FRAMES_PER_SECOND;
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;
};

/** Captions of a film in WebVTT: a step in words for as long as its move is shown. */
export const captionsOf = (steps: readonly string[]): string => {
  const cues = steps.map((step, place) => {
    const from = place * FRAMES_PER_MOVE;
    return `${clock(from)} --> ${clock(from + FRAMES_PER_MOVE)}\n${step}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
};
