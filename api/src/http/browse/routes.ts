import type { FastifyInstance } from 'fastify';
import { registerBlocks } from './blocks.ts';
import { registerBuyersShow } from './buyers-show.ts';
import { registerRooms } from './rooms.ts';
import { registerSaleLottery } from './sale-lottery.ts';
import { registerSeasons } from './seasons.ts';

/** What people browse by beside categories. */
export const registerBrowse = (app: FastifyInstance): void => {
  registerRooms(app);
  registerSeasons(app);
  registerBuyersShow(app);
  registerBlocks(app);
  registerSaleLottery(app);
};
