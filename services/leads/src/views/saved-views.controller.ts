import {
  apiPaths,
  type RenameViewRequest,
  renameViewRequestSchema,
  type SavedView,
  type SaveViewRequest,
  savedViewSchema,
  saveViewRequestSchema,
} from '@agency/contracts';
import { IntegerParam, OwnerOnly, ResponseSchema, Summary } from '@agency/platform';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { SavedViewsService } from './saved-views.service.js';

@Controller(apiPaths.savedViews)
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Summary('List saved views')
  @OwnerOnly('admin')
  @ResponseSchema([savedViewSchema])
  list(): Promise<SavedView[]> {
    return this.views.list();
  }

  @Post()
  @Summary('Save a view')
  @OwnerOnly('admin')
  @ResponseSchema(savedViewSchema)
  save(@Body({ schema: saveViewRequestSchema }) body: SaveViewRequest): Promise<SavedView> {
    return this.views.save(body);
  }

  @Patch(':id')
  @Summary('Rename a saved view')
  @OwnerOnly('admin')
  @ResponseSchema(savedViewSchema)
  rename(
    @IntegerParam('id') id: number,
    @Body({ schema: renameViewRequestSchema }) body: RenameViewRequest,
  ): Promise<SavedView> {
    return this.views.rename(id, body);
  }

  @Delete(':id')
  @Summary('Delete a saved view')
  @OwnerOnly('admin')
  @HttpCode(204)
  delete(@IntegerParam('id') id: number): Promise<void> {
    return this.views.delete(id);
  }
}
